/** What a table shows only when it is asked for, in one piece: it is fetched ahead as soon as the table stands. */
export { mountOverview } from '../board/overview.ts';
export { BranchDialog } from './BranchDialog.tsx';
export { openContextMenu } from './contextMenu.ts';
export { MenuList } from './MenuList.tsx';
export { MenuCard } from './PopupCard.tsx';
export { downloadGame } from './report.ts';
export { exampleLine, readLine, suggestions } from './typed.ts';
