import { createPageRead } from '@portal/contract/call'
import { getCustomer } from '@portal/contract/customer'
import { getFamily } from '@portal/contract/family'
import { defineRemoteConfig } from '@portal/remote-kit/config'
import type remote from './src/remote.tsx'
import { editSkeleton } from './src/shared/edit-skeletons.ts'
import { editRoute } from './src/shared/edit-tabs.ts'
import { retrievalRoute } from './src/shared/retrieval/retrieval-url.ts'
import type texts from './src/texts/nl.json'

export default defineRemoteConfig<typeof remote, typeof texts>({
  portal: '^1.0.0',
  skeletons: {
    edit: editSkeleton,
  },
  contributes: {
    routes: [
      {
        id: 'editInfo',
        path: editRoute,
        view: 'edit',
        title: 'edit_info',
        audience: 'customer',
        gate: { subject: 'edit' },
        reads: [createPageRead(getCustomer), createPageRead(getFamily)],
      },
      {
        id: 'portaal',
        path: retrievalRoute,
        view: 'retrieval',
        title: 'retrieve_page',
        audience: 'customer',
        gate: { subject: 'own-file' },
      },
    ],
    nav: [],
    slots: [],
  },
})
