import { readOf } from '@portal/contract/call'
import { getNotes } from '@portal/contract/note'
import { remoteConfig } from '@portal/remote-kit/config'
import { skeleton } from './src/notes/skeleton.ts'
import type remote from './src/remote.tsx'
import type texts from './src/texts/nl.json'

const reads = [readOf(getNotes)]

export default remoteConfig<typeof remote, typeof texts>({
  portal: '^1.0.0',
  skeletons: { notes: skeleton },
  contributes: {
    routes: [
      {
        id: 'notities',
        path: '/notities/:id?',
        view: 'notes',
        title: 'title',
        audience: 'customer',
        reads,
      },
    ],
    nav: [{ route: 'notities', section: 'menu', order: 900, icon: 'chat', label: 'title' }],
    slots: [{ slot: 'documents.aside', view: 'written', order: 900, reads }],
  },
})
