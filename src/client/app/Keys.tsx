/** The dialog of keys and gestures; the list itself is loaded on demand. */
import { LATER } from '../text/shelves.ts';
import { words } from '../text/words.ts';
import { Dialog } from './Dialog.tsx';
import { Late } from './Late.tsx';
import { withWords } from './loaded.ts';
import { closeDialog } from './overlays.ts';

const loadList = () => withWords(import('./KeyList.tsx'), LATER);

export const Keys = () => (
  <Dialog title={words().keys} onClose={closeDialog} wide>
    <Late load={loadList} name="keys" within>
      {({ KeyList }) => <KeyList />}
    </Late>
  </Dialog>
);
