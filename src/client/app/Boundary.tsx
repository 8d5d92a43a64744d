/** Catches what a page throws, so that the player reads a sentence instead of an empty screen. */
import { Component, type ComponentChildren } from 'preact';
import { words } from '../text/words.ts';

interface Props {
  readonly children: ComponentChildren;
}

interface Caught {
  readonly error?: unknown;
}

export class Boundary extends Component<Props, Caught> {
  static override getDerivedStateFromError(error: unknown): Caught {
    return { error };
  }

  override componentDidCatch(error: unknown): void {
    console.error(error);
  }

  override render() {
    const { error } = this.state;
    return error === undefined ? this.props.children : <Fault error={error} />;
  }
}

export function Fault({ error }: { readonly error: unknown }) {
  const say = words();
  return (
    <main class="fault" id="content">
      <h1>{say.broken}</h1>
      <p>{say.brokenHint}</p>
      <p class="row">
        <button type="button" class="button" onClick={() => location.reload()}>
          {say.reload}
        </button>
        <a class="button quiet" href="#/">
          {say.home}
        </a>
      </p>
      <details>
        <summary>{say.details}</summary>
        <pre>{error instanceof Error ? (error.stack ?? error.message) : String(error)}</pre>
      </details>
    </main>
  );
}
