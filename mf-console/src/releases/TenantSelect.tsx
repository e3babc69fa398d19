import { chakra } from '@portal/ui'
import { useId } from 'react'
import { useText } from '../texts.ts'

interface TenantSelectProps {
  tenants: readonly { subdomain: string; name: string }[]
  /** Subdomain of the selected tenant; an empty string for all tenants whose version differs from the live version. */
  chosen: string
  onChange: (tenant: string) => void
}

const tenantSelectRowCss = { display: 'flex', alignItems: 'center', gap: '3', textStyle: 'meta' }
const tenantSelectFieldCss = {
  minH: '44px',
  px: '3',
  rounded: 'field',
  borderWidth: '1.5px',
  borderColor: 'field',
  bg: 'card',
  color: 'ink',
  maxW: '260px',
}

export function TenantSelect({ tenants, chosen, onChange }: TenantSelectProps) {
  const text = useText()
  const id = useId()
  return (
    <chakra.div css={tenantSelectRowCss}>
      <label htmlFor={id}>{text('look_at')}</label>
      <chakra.select
        id={id}
        css={tenantSelectFieldCss}
        value={chosen}
        onChange={({ target }) => onChange(target.value)}
      >
        <option value="">{text('all_tenants')}</option>
        {tenants.map(({ subdomain, name }) => (
          <option key={subdomain} value={subdomain}>
            {name}
          </option>
        ))}
      </chakra.select>
    </chakra.div>
  )
}
