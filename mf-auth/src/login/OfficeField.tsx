import { TextField } from '@portal/ui/form'
import { useText } from '../texts.ts'

const upperCase = (typed: string) => typed.toUpperCase()

/** The tenant's code, asked for if the address does not contain the tenant (LOGIN-02, LOGIN-03). */
export function OfficeField() {
  const text = useText()
  return (
    <TextField
      name="tenant"
      label={text('login_tenant')}
      hint={text('login_tenant_hint')}
      clean={upperCase}
      input={{ autoComplete: 'organization', autoCapitalize: 'characters', spellCheck: false }}
    />
  )
}
