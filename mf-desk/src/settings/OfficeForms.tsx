import type { TenantSettings } from '@portal/contract/desk/tenant-settings'
import { Card, EmptyState } from '@portal/ui'
import { useText } from '../texts.ts'
import { OfficeForm } from './OfficeForm.tsx'

export function OfficeForms({ offices }: Pick<TenantSettings, 'offices'>) {
  const text = useText()
  if (offices.length === 0)
    return (
      <Card>
        <EmptyState title={text('offices_none')}>{text('offices_none_hint')}</EmptyState>
      </Card>
    )
  return offices.map((office) => <OfficeForm key={office.id} office={office} />)
}
