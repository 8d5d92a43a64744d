/** What a table shows only on demand, in one chunk: it is loaded as soon as the table is shown. */
export { mountOverview } from '../board/overview.ts';
export { BranchDialog } from './BranchDialog.tsx';
export { openContextMenu } from './contextMenu.ts';
export { MenuList } from './MenuList.tsx';
export { MenuCard } from './PopupCard.tsx';
export { downloadGame } from './report.ts';
export { exampleLine, readLine, spokenIn, suggestions } from './typed.ts';
