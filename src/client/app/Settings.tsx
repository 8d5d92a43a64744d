/** The dialog of settings; its content is loaded on demand. */
import { words } from '../text/words.ts';
import { Dialog } from './Dialog.tsx';
import { Late } from './Late.tsx';
import { closeDialog } from './overlays.ts';

const loadList = () => import('./SettingsList.tsx');

export const Settings = () => (
  <Dialog title={words().settings} onClose={closeDialog}>
    <Late load={loadList} name="settings" within>
      {({ SettingsList }) => <SettingsList />}
    </Late>
  </Dialog>
);
