import { defineRemoteConfig } from '@portal/remote-kit/config'
import type remote from './src/remote.tsx'
import {
  agendaPath,
  customersPath,
  documentsPath,
  editsPath,
  inboxPath,
  settingsPath,
  todayPath,
} from './src/shared/desk-paths.ts'
import { cardsSkeleton, listSkeleton } from './src/shared/desk-skeletons.ts'
import type texts from './src/texts/nl.json'

export default defineRemoteConfig<typeof remote, typeof texts>({
  portal: '^1.0.0',
  staff: ['reader', 'adviser', 'owner'],
  skeletons: {
    today: cardsSkeleton,
    inbox: listSkeleton,
    documents: listSkeleton,
    edits: listSkeleton,
    agenda: listSkeleton,
    settings: cardsSkeleton,
    customers: listSkeleton,
  },
  contributes: {
    routes: [
      { id: 'desk', path: todayPath, view: 'today', title: 'today', audience: 'customer' },
      { id: 'desk-inbox', path: inboxPath, view: 'inbox', title: 'inbox', audience: 'customer' },
      {
        id: 'desk-documents',
        path: `${documentsPath}/:id?`,
        view: 'documents',
        title: 'documents',
        audience: 'customer',
      },
      { id: 'desk-edits', path: editsPath, view: 'edits', title: 'edits', audience: 'customer' },
      { id: 'desk-settings', path: settingsPath, view: 'settings', title: 'settings', audience: 'customer' },
      { id: 'desk-agenda', path: agendaPath, view: 'agenda', title: 'agenda', audience: 'customer' },
      {
        id: 'desk-customers',
        path: `${customersPath}/:id?`,
        view: 'customers',
        title: 'customers',
        audience: 'customer',
      },
    ],
    nav: [
      { route: 'desk', section: 'menu', order: 1, icon: 'sun', label: 'today' },
      { route: 'desk-inbox', section: 'menu', order: 2, icon: 'chat', label: 'inbox' },
      { route: 'desk-documents', section: 'menu', order: 3, icon: 'document', label: 'documents' },
      { route: 'desk-edits', section: 'menu', order: 4, icon: 'edit', label: 'edits' },
      {
        route: 'desk-settings',
        section: 'menu',
        order: 7,
        icon: 'tools',
        label: 'settings',
        staff: ['owner'],
      },
      { route: 'desk-agenda', section: 'menu', order: 5, icon: 'calendar', label: 'agenda' },
      { route: 'desk-customers', section: 'menu', order: 6, icon: 'user', label: 'customers' },
    ],
    slots: [],
  },
})
