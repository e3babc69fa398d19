import { Stack } from '@portal/ui'
import { ErasureCard } from './erasure/ErasureCard.tsx'
import { ViewsCard } from './views/ViewsCard.tsx'

/** Who looked at the file, and what the law lets a customer ask for (ERASE-06). */
export default function PrivacyTab() {
  return (
    <Stack gap="5">
      <ViewsCard />
      <ErasureCard />
    </Stack>
  )
}
