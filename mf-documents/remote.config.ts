import { readOf } from '@portal/contract/call'
import { getDamages } from '@portal/contract/damage'
import { getDocuments, getTenantDocuments } from '@portal/contract/document'
import { featureGates } from '@portal/contract/feature-gate'
import { getMails } from '@portal/contract/mail'
import { getMortgages } from '@portal/contract/mortgage'
import { getNotes } from '@portal/contract/note'
import { getActiveSignals } from '@portal/contract/signal'
import { getTasks } from '@portal/contract/task'
import { remoteConfig } from '@portal/remote-kit/config'
import { documentsSkeleton } from './src/documents/skeleton.ts'
import { inboxSkeleton } from './src/inbox/skeleton.ts'
import type remote from './src/remote.tsx'
import { tasksSkeleton } from './src/tasks/skeleton.ts'
import type texts from './src/texts/nl.json'

const documents = [readOf(getDocuments), readOf(getTenantDocuments)]
const messages = [readOf(getActiveSignals), readOf(getNotes), readOf(getMails)]

/** Reads that may contain requests of the tenant, as in `useToDos`. */
const toDo = [
  { ...readOf(getTasks), from: 'tasks' },
  { ...readOf(getNotes), from: 'notes' },
  { ...readOf(getMortgages), from: 'mortgages', gate: featureGates.mortgages },
  { ...readOf(getDamages), from: 'damages', gate: featureGates.policies },
]

/** Reads of the overview's feed: messages and to-dos. */
const feedReads = [...messages, ...toDo]

const ofMessages = { subject: 'messages' }

/** Refresh interval of document lists, in milliseconds (DOC-10). */
const refreshMs = 30_000

export default remoteConfig<typeof remote, typeof texts>({
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
        reads: [...documents, ...toDo],
        keepFresh: documents.map((read) => ({ read, every: refreshMs })),
      },
      {
        id: 'berichten',
        path: '/berichten/:id?',
        view: 'inbox',
        title: 'messages',
        audience: 'customer',
        gate: ofMessages,
        reads: messages,
      },
      {
        id: 'taken',
        path: '/taken/:id?',
        view: 'tasks',
        title: 'tasks',
        audience: 'customer',
        gate: ofMessages,
        reads: toDo,
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
        count: { reads: messages, only: 'unseen' },
      },
      {
        route: 'taken',
        section: 'header',
        order: 20,
        icon: 'task',
        label: 'tasks',
        toDo,
      },
    ],
    slots: [
      {
        slot: 'dashboard.counters',
        view: 'counters',
        order: 10,
        gate: ofMessages,
        reads: [readOf(getDocuments), ...feedReads],
      },
      { slot: 'dashboard.feed', view: 'feed', order: 10, gate: ofMessages, reads: feedReads },
    ],
  },
})
