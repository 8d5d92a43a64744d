/** Something that could not be done: a code the page has words for, and a message for whoever looks into it. */
export interface Failure {
  readonly code: string;
  /** In English. */
  readonly message: string;
}

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
