import { chakra } from '@portal/ui'
import { useId } from 'react'
import { useText } from '../texts.ts'

interface Props {
  tenants: readonly { subdomain: string; name: string }[]
  /** Subdomain; empty for all tenants with their own placement. */
  chosen: string
  onChange: (tenant: string) => void
}

const css = { display: 'flex', alignItems: 'center', gap: '3', textStyle: 'meta' }
const select = {
  minH: '44px',
  px: '3',
  rounded: 'field',
  borderWidth: '1.5px',
  borderColor: 'field',
  bg: 'card',
  color: 'ink',
  maxW: '260px',
}

/** Choice of the tenant in the table. */
export function TenantChoice({ tenants, chosen, onChange }: Props) {
  const text = useText()
  const id = useId()
  return (
    <chakra.div css={css}>
      <label htmlFor={id}>{text('look_at')}</label>
      <chakra.select id={id} css={select} value={chosen} onChange={({ target }) => onChange(target.value)}>
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
