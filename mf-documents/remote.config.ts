import { createPageRead } from '@portal/contract/call'
import { getDamages } from '@portal/contract/damage'
import { getDocuments, getTenantDocuments } from '@portal/contract/document'
import { getMails } from '@portal/contract/mail'
import { getMortgages } from '@portal/contract/mortgage'
import { getNotes } from '@portal/contract/note'
import { getActiveSignals } from '@portal/contract/signal'
import { getTasks } from '@portal/contract/task'
import { featureGates } from '@portal/domain/feature-gate'
import { defineRemoteConfig } from '@portal/remote-kit/config'
import { documentsSkeleton } from './src/documents/documents-skeleton.ts'
import { inboxSkeleton } from './src/inbox/inbox-skeleton.ts'
import type remote from './src/remote.tsx'
import { tasksSkeleton } from './src/tasks/tasks-skeleton.ts'
import type texts from './src/texts/nl.json'

const documentPrefetches = [createPageRead(getDocuments), createPageRead(getTenantDocuments)]
const messagePrefetches = [
  createPageRead(getActiveSignals),
  createPageRead(getNotes),
  createPageRead(getMails),
]

/** API calls whose responses may contain requests of the tenant; the same calls as in `useToDos`. */
const toDoPrefetches = [
  { ...createPageRead(getTasks), from: 'tasks' },
  { ...createPageRead(getNotes), from: 'notes' },
  { ...createPageRead(getMortgages), from: 'mortgages', gate: featureGates.mortgages },
  { ...createPageRead(getDamages), from: 'damages', gate: featureGates.policies },
]

/** API calls that the page server prefetches for the dashboard's feed: messages and requests. */
const feedPrefetches = [...messagePrefetches, ...toDoPrefetches]

const messagesAccessGate = { subject: 'messages' }

/** Refresh interval of document lists, in milliseconds (DOC-10). */
const documentRefreshIntervalMs = 30_000

export default defineRemoteConfig<typeof remote, typeof texts>({
  portal: '^1.0.0',
  skeletons: {
    documents: documentsSkeleton,
    inbox: inboxSkeleton,
    tasks: tasksSkeleton,
  },
  contributes: {
    routes: [
      {
        id: 'documenten',
        path: '/documenten/:id?',
        view: 'documents',
        title: 'documents',
        audience: 'customer',
        gate: { subject: 'documents' },
        shows: ['documents.aside'],
        reads: [...documentPrefetches, ...toDoPrefetches],
        keepFresh: documentPrefetches.map((read) => ({ read, every: documentRefreshIntervalMs })),
      },
      {
        id: 'berichten',
        path: '/berichten/:id?',
        view: 'inbox',
        title: 'messages',
        audience: 'customer',
        gate: messagesAccessGate,
        reads: messagePrefetches,
      },
      {
        id: 'taken',
        path: '/taken/:id?',
        view: 'tasks',
        title: 'tasks',
        audience: 'customer',
        gate: messagesAccessGate,
        reads: toDoPrefetches,
      },
    ],
    nav: [
      { route: 'documenten', section: 'menu', order: 85, icon: 'folder', label: 'documents' },
      {
        route: 'berichten',
        section: 'header',
        order: 10,
        icon: 'mail',
        label: 'messages',
        count: { reads: messagePrefetches, only: 'unseen' },
      },
      {
        route: 'taken',
        section: 'header',
        order: 20,
        icon: 'task',
        label: 'tasks',
        toDo: toDoPrefetches,
      },
    ],
    slots: [
      {
        slot: 'dashboard.counters',
        view: 'counters',
        order: 10,
        gate: messagesAccessGate,
        reads: [createPageRead(getDocuments), ...feedPrefetches],
      },
      { slot: 'dashboard.feed', view: 'feed', order: 10, gate: messagesAccessGate, reads: feedPrefetches },
    ],
  },
})
