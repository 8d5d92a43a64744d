/** Something that failed: a code for which the page has words, and a message for developers. */
export interface Failure {
  readonly code: string;
  /** In English. */
  readonly message: string;
}

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
