import { screen, slotComponent } from '@portal/remote-kit'

/** Views of this remote: the screens of its routes, and its slot components. */
export const views = {
  documents: screen(() => import(/* webpackChunkName: "view.documents" */ './documents/DocumentsScreen.tsx')),
  inbox: screen(() => import(/* webpackChunkName: "view.inbox" */ './inbox/InboxScreen.tsx')),
  tasks: screen(() => import(/* webpackChunkName: "view.tasks" */ './tasks/TasksScreen.tsx')),
  counters: slotComponent(
    () => import(/* webpackChunkName: "view.counters" */ './dashboard/CountersSlot.tsx'),
  ),
  feed: slotComponent(() => import(/* webpackChunkName: "view.feed" */ './dashboard/FeedSlot.tsx')),
}
