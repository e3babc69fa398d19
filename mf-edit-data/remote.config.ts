import { readOf } from '@portal/contract/call'
import { getCustomer } from '@portal/contract/customer'
import { getFamily } from '@portal/contract/family'
import { remoteConfig } from '@portal/remote-kit/config'
import type remote from './src/remote.tsx'
import { retrievalRoute } from './src/shared/retrieval/address.ts'
import { editSkeleton } from './src/shared/skeleton.ts'
import { editRoute } from './src/shared/tabs.ts'
import type texts from './src/texts/nl.json'

export default remoteConfig<typeof remote, typeof texts>({
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
        reads: [readOf(getCustomer), readOf(getFamily)],
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
