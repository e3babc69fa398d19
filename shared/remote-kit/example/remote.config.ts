import { createPageRead } from '@portal/contract/call'
import { getNotes } from '@portal/contract/note'
import { defineRemoteConfig } from '@portal/remote-kit/config'
import { notesSkeleton } from './src/notes/notes-skeleton.ts'
import type remote from './src/remote.tsx'
import type texts from './src/texts/nl.json'

const screenReads = [createPageRead(getNotes)]

export default defineRemoteConfig<typeof remote, typeof texts>({
  portal: '^1.0.0',
  skeletons: { notes: notesSkeleton },
  contributes: {
    routes: [
      {
        id: 'notities',
        path: '/notities/:id?',
        view: 'notes',
        title: 'title',
        audience: 'customer',
        reads: screenReads,
      },
    ],
    nav: [{ route: 'notities', section: 'menu', order: 900, icon: 'chat', label: 'title' }],
    slots: [{ slot: 'documents.aside', view: 'written', order: 900, reads: screenReads }],
  },
})
