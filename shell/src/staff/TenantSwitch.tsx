import { getStaffTenantPath, type StaffMember } from '@portal/contract/staff'
import { chakra, Link } from '@portal/ui'

interface TenantSwitchProps {
  tenants: StaffMember['tenants']
  current: string | undefined
  label: string
}

const listCss = { display: 'grid', gap: '1', textStyle: 'meta' }

/** Switch between tenants for staff who work for several; each is a separate page. */
export function TenantSwitch({ tenants, current, label }: TenantSwitchProps) {
  return (
    <chakra.ul css={listCss} aria-label={label}>
      {tenants.map(({ subdomain, name }) => (
        <li key={subdomain}>
          {subdomain === current ? (
            <chakra.span aria-current="true" fontWeight={600}>
              {name}
            </chakra.span>
          ) : (
            <Link href={getStaffTenantPath(subdomain)}>{name}</Link>
          )}
        </li>
      ))}
    </chakra.ul>
  )
}
