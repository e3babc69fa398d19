import { defineScreen, defineSlotComponent } from '@portal/remote-kit'

export const views = {
  documents: defineScreen(
    () => import(/* webpackChunkName: "view.documents" */ './documents/DocumentsScreen.tsx'),
  ),
  inbox: defineScreen(() => import(/* webpackChunkName: "view.inbox" */ './inbox/InboxScreen.tsx')),
  tasks: defineScreen(() => import(/* webpackChunkName: "view.tasks" */ './tasks/TasksScreen.tsx')),
  counters: defineSlotComponent(
    () => import(/* webpackChunkName: "view.counters" */ './dashboard/CountersSlot.tsx'),
  ),
  feed: defineSlotComponent(() => import(/* webpackChunkName: "view.feed" */ './dashboard/FeedSlot.tsx')),
}
