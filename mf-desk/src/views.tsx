import { defineScreen } from '@portal/remote-kit'

export const views = {
  today: defineScreen(() => import(/* webpackChunkName: "view.today" */ './today/TodayScreen.tsx')),
  inbox: defineScreen(() => import(/* webpackChunkName: "view.inbox" */ './inbox/InboxScreen.tsx')),
  documents: defineScreen(
    () => import(/* webpackChunkName: "view.documents" */ './documents/DocumentsScreen.tsx'),
  ),
  edits: defineScreen(() => import(/* webpackChunkName: "view.edits" */ './edits/EditsScreen.tsx')),
  agenda: defineScreen(() => import(/* webpackChunkName: "view.agenda" */ './agenda/AgendaScreen.tsx')),
  settings: defineScreen(
    () => import(/* webpackChunkName: "view.settings" */ './settings/SettingsScreen.tsx'),
  ),
  customers: defineScreen(
    () => import(/* webpackChunkName: "view.customers" */ './customers/CustomersScreen.tsx'),
  ),
}
