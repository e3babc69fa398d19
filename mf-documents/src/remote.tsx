import { defineRemote, screen, slotComponent } from '@portal/remote-kit'
import { portal } from 'shell/portal'

export default defineRemote({
  portal,
  texts: {
    nl: () => import(/* webpackChunkName: "text.nl" */ './texts/nl.json'),
    nl_u: () => import(/* webpackChunkName: "text.nl_u" */ './texts/nl_u.json'),
    en: () => import(/* webpackChunkName: "text.en" */ './texts/en.json'),
    en_u: () => import(/* webpackChunkName: "text.en_u" */ './texts/en_u.json'),
    de: () => import(/* webpackChunkName: "text.de" */ './texts/de.json'),
    de_u: () => import(/* webpackChunkName: "text.de_u" */ './texts/de_u.json'),
  },
  views: {
    documents: screen(
      () => import(/* webpackChunkName: "view.documents" */ './documents/DocumentsScreen.tsx'),
    ),
    inbox: screen(() => import(/* webpackChunkName: "view.inbox" */ './inbox/InboxScreen.tsx')),
    tasks: screen(() => import(/* webpackChunkName: "view.tasks" */ './tasks/TasksScreen.tsx')),
    counters: slotComponent(
      () => import(/* webpackChunkName: "view.counters" */ './dashboard/CountersSlot.tsx'),
    ),
    feed: slotComponent(() => import(/* webpackChunkName: "view.feed" */ './dashboard/FeedSlot.tsx')),
  },
})
