import { screen } from '@portal/remote-kit'

/** Views of this remote: the screens of its routes. */
export const views = {
  today: screen(() => import(/* webpackChunkName: "view.today" */ './today/TodayScreen.tsx')),
  inbox: screen(() => import(/* webpackChunkName: "view.inbox" */ './inbox/InboxScreen.tsx')),
  documents: screen(() => import(/* webpackChunkName: "view.documents" */ './documents/DocumentsScreen.tsx')),
  edits: screen(() => import(/* webpackChunkName: "view.edits" */ './edits/EditsScreen.tsx')),
  agenda: screen(() => import(/* webpackChunkName: "view.agenda" */ './agenda/AgendaScreen.tsx')),
  settings: screen(() => import(/* webpackChunkName: "view.settings" */ './settings/SettingsScreen.tsx')),
  customers: screen(() => import(/* webpackChunkName: "view.customers" */ './customers/CustomersScreen.tsx')),
}
