import { type StaffMember, staffFirmPath } from '@portal/contract/staff'
import { chakra, Link } from '@portal/ui'

interface Props {
  firms: StaffMember['firms']
  /** Subdomain of the page's tenant. */
  current: string | undefined
  label: string
}

const list = { display: 'grid', gap: '1', textStyle: 'meta' }

/** Switch between tenants for staff who work for several; each is a separate page. */
export function TenantSwitch({ firms, current, label }: Props) {
  return (
    <chakra.ul css={list} aria-label={label}>
      {firms.map(({ subdomain, name }) => (
        <li key={subdomain}>
          {subdomain === current ? (
            <chakra.span aria-current="true" fontWeight={600}>
              {name}
            </chakra.span>
          ) : (
            <Link href={staffFirmPath(subdomain)}>{name}</Link>
          )}
        </li>
      ))}
    </chakra.ul>
  )
}
