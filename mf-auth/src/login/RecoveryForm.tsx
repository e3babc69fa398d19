import { recoverPassword } from '@portal/contract/account'
import { getSubdomainByCode } from '@portal/contract/tenant'
import * as v from '@portal/contract/valibot'
import { usePortal, useTenant, useWrite } from '@portal/remote-kit'
import { requireValue } from '@portal/remote-kit/form-schema'
import type { Credentials } from '@portal/remote-kit/portal'
import { useLocation } from '@portal/remote-kit/router'
import { Button, Icon, Link } from '@portal/ui'
import { Form, TextField, useForm } from '@portal/ui/form'
import { useState } from 'react'
import { FormHeader } from '../shared/layout/FormHeader.tsx'
import { getRejectionStatus } from '../shared/rejection-status.ts'
import { useText } from '../texts.ts'
import { TenantCodeField } from './TenantCodeField.tsx'

/** Text id of the error message if requesting the mail failed. */
type RecoveryErrorId = 'login_error_office' | 'login_error_retry'

/** Requests a mail to choose a new password. If the URL does not identify the tenant, finds the tenant by its code. */
function usePasswordRecovery() {
  const { api } = usePortal()
  const { submit } = useWrite(recoverPassword)
  const [problem, setProblem] = useState<RecoveryErrorId | null>(null)

  const findSubdomain = async (code: string): Promise<string | null> => {
    try {
      return (await api.send(getSubdomainByCode, { params: { code } })).subdomain
    } catch (error) {
      setProblem(getRejectionStatus(error) === 404 ? 'login_error_office' : 'login_error_retry')
      return null
    }
  }
  /** Returns whether the mail was requested. */
  const requestRecoveryMail = async (username: string, code?: string): Promise<boolean> => {
    setProblem(null)
    const subdomain = code === undefined ? undefined : await findSubdomain(code)
    if (subdomain === null) return false
    const body = { username, portal: location.host }
    const answer = await submit({ body, ...(subdomain !== undefined && { tenant: subdomain }) })
    if (!answer) setProblem('login_error_retry')
    return answer !== null
  }
  return { recover: requestRecoveryMail, problem }
}

interface RecoveryFormProps {
  /** Values typed at sign-in, if any. */
  typed: Pick<Credentials, 'username' | 'tenant'>
  takesFocus: boolean
  /** Called with the typed values after the mail was sent. */
  onSent: (credentials: { tenant: string; username: string }) => void
}

/** Requests a mail with a link to choose a new password (RECOVER-01 … RECOVER-03). */
export function RecoveryForm({ typed, takesFocus, onSent }: RecoveryFormProps) {
  const text = useText()
  const { pathname } = useLocation()
  const tenantKnown = useTenant() !== null
  const form = useForm({
    schema: v.object({
      ...(!tenantKnown && { tenant: requireValue(text('login_error_tenant')) }),
      username: requireValue(text('login_error_username')),
    }),
    defaultValues: { tenant: typed.tenant ?? '', username: typed.username },
  })
  const { recover, problem } = usePasswordRecovery()

  const submitRecovery = async (credentials: { tenant: string; username: string }) => {
    const { tenant, username } = credentials
    if (await recover(username.trim(), tenantKnown ? undefined : tenant.trim())) onSent(credentials)
  }
  return (
    <>
      <Link
        href={pathname}
        display="inline-flex"
        alignItems="center"
        gap="1"
        minH="44px"
        mt="-3"
        justifySelf="start"
      >
        <Icon name="chevron-left" size={20} />
        {text('otp_back')}
      </Link>
      <FormHeader title={text('recovery_title')} intro={text('recovery_intro')} takesFocus={takesFocus} />
      <Form form={form} onSubmit={submitRecovery} problem={problem && text(problem)}>
        {!tenantKnown && <TenantCodeField />}
        <TextField
          name="username"
          label={text('login_username')}
          hint={text('login_username_hint')}
          input={{ autoComplete: 'username', autoCapitalize: 'none', spellCheck: false }}
        />
        <Button type="submit" busy={form.formState.isSubmitting}>
          {text(form.formState.isSubmitting ? 'recovery_busy' : 'recovery_submit')}
        </Button>
      </Form>
    </>
  )
}
