import { readOf } from '@portal/contract/call'
import { getDocuments, getTenantDocuments } from '@portal/contract/document'
import { featureGates } from '@portal/contract/feature-gate'
import { getMails } from '@portal/contract/mail'
import { getMortgages } from '@portal/contract/mortgage'
import { getNotes } from '@portal/contract/note'
import { getActiveSignals } from '@portal/contract/signal'
import { getTasks } from '@portal/contract/task'
import { remoteConfig } from '@portal/remote-kit/config'
import { documentsOutline } from './src/documents/outline.ts'
import { inboxOutline } from './src/inbox/outline.ts'
import type remote from './src/remote.tsx'
import { tasksOutline } from './src/tasks/outline.ts'
import type texts from './src/texts/nl.json'

const documents = [readOf(getDocuments), readOf(getTenantDocuments)]
const messages = [readOf(getActiveSignals), readOf(getNotes), readOf(getMails)]
const tasks = [readOf(getTasks)]

/** What the overview tells of: messages, tasks, and the documents that mortgages ask for. */
const told = [...messages, ...tasks, { ...readOf(getMortgages), gate: featureGates.mortgages }]

/** How often lists of documents are read again, in milliseconds (DOC-10). */
const often = 30_000

export default remoteConfig<typeof remote, typeof texts>({
  portal: '^1.1.0',
  outlines: {
    documents: documentsOutline,
    inbox: inboxOutline,
    tasks: tasksOutline,
  },
  contributes: {
    routes: [
      {
        id: 'documenten',
        path: '/documenten/:id?',
        view: 'documents',
        title: 'documents',
        audience: 'customer',
        shows: ['documents.aside'],
        reads: documents,
        keepFresh: documents.map((read) => ({ read, every: often })),
      },
      {
        id: 'berichten',
        path: '/berichten/:id?',
        view: 'inbox',
        title: 'messages',
        audience: 'customer',
        reads: messages,
      },
      {
        id: 'taken',
        path: '/taken/:id?',
        view: 'tasks',
        title: 'tasks',
        audience: 'customer',
        reads: tasks,
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
        count: { reads: tasks, only: 'unseen' },
      },
    ],
    slots: [
      { slot: 'dashboard.counters', view: 'counters', order: 10, reads: [...documents, ...told] },
      { slot: 'dashboard.feed', view: 'feed', order: 10, reads: told },
    ],
  },
})
