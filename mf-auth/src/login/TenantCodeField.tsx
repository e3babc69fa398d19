import { TextField } from '@portal/ui/form'
import { useText } from '../texts.ts'

const convertToUpperCase = (typed: string) => typed.toUpperCase()

/** Field for the tenant code; shown if the URL does not identify the tenant (LOGIN-02, LOGIN-03). */
export function TenantCodeField() {
  const text = useText()
  return (
    <TextField
      name="tenant"
      label={text('login_tenant')}
      hint={text('login_tenant_hint')}
      clean={convertToUpperCase}
      input={{ autoComplete: 'organization', autoCapitalize: 'characters', spellCheck: false }}
    />
  )
}
