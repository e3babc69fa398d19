import type { ApiError } from '@portal/contract/error'
import {
  type AccessRights,
  changeAccessGrant,
  customerFileSubjects,
  type GivenAccessGrant,
  inviteToCustomerFile,
} from '@portal/contract/household'
import * as v from '@portal/contract/valibot'
import { useWrite } from '@portal/remote-kit'
import { FormButtons } from '@portal/remote-kit/form-buttons'
import { requireValueIf } from '@portal/remote-kit/form-schema'
import { Box, Heading, Text } from '@portal/ui'
import { DateField } from '@portal/ui/date-field'
import { Dialog } from '@portal/ui/dialog'
import { ChoiceField, Form, PasswordField, TextField, useForm } from '@portal/ui/form'
import { SelectField } from '@portal/ui/select-field'
import { useText } from '../../../texts.ts'
import { findFieldErrors, getGeneralErrorText } from './grant-field-errors.ts'
import { getLastDay } from './use-grant-texts.ts'
import { useHouseholdText } from './use-household-text.ts'

interface GrantDialogProps {
  /** The grant to change; undefined to invite someone. */
  grant?: GivenAccessGrant
  /** Whether to ask for the password because the last sign-in was too long ago. */
  passwordWanted: boolean
  onClose: () => void
  onDone: (result: 'invited' | 'saved', name: string) => void
}

type GrantFormValues = {
  kind: '' | 'partner' | 'delegate'
  name: string
  email: string
  rights: Record<string, string>
  ends_on: string
  current_password: string
}

const toGrantFormValues = (grant: GivenAccessGrant | undefined): GrantFormValues => ({
  kind: (grant?.kind ?? '') as GrantFormValues['kind'],
  name: grant?.name ?? '',
  email: grant?.email ?? '',
  rights: Object.fromEntries(customerFileSubjects.map((one) => [one, grant?.rights[one] ?? 'nothing'])),
  ends_on: getLastDay(grant?.ends_at ?? null),
  current_password: '',
})

const toAccessRights = (chosen: GrantFormValues['rights']): AccessRights =>
  Object.fromEntries(Object.entries(chosen).filter(([, right]) => right !== 'nothing')) as AccessRights

/** Dialog to invite a person to the customer's file, or to change the rights and end date of a grant (HOUSE-01). */
export default function GrantDialog({ grant, passwordWanted, onClose, onDone }: GrantDialogProps) {
  const text = useHouseholdText()
  const commonText = useText()
  const options = {
    refreshes: ['HOUSEHOLD' as const],
    errorText: (error: ApiError) => getGeneralErrorText(error, text),
  }
  const invite = useWrite(inviteToCustomerFile, options)
  const change = useWrite(changeAccessGrant, options)
  const error = invite.error ?? change.error
  const asksPassword =
    !grant && (passwordWanted || findFieldErrors(error).some(({ field }) => field === 'current_password'))
  const form = useForm<GrantFormValues>({
    schema: v.pipe(
      v.object({
        kind: requireValueIf(!grant, text('kind_required')),
        name: requireValueIf(!grant, text('name_required')),
        email: requireValueIf(!grant, text('email_required')),
        ends_on: v.string(),
        current_password: requireValueIf(asksPassword, commonText('login_error_password')),
      }),
      v.forward(
        v.partialCheck(
          [['kind'], ['ends_on']],
          ({ kind, ends_on }) => kind !== 'delegate' || ends_on !== '',
          text('end_required'),
        ),
        ['ends_on'],
      ),
    ),
    defaultValues: toGrantFormValues(grant),
  })
  const isDelegate = form.watch('kind') === 'delegate'

  const submitGrant = async ({ kind, name, email, rights, ends_on, current_password }: GrantFormValues) => {
    const terms = { rights: toAccessRights(rights), ends_on: ends_on || null }
    const sent = grant
      ? change.mutateAsync({ params: { id: grant.id }, body: terms })
      : invite.mutateAsync({
          body: {
            ...terms,
            ...{ kind: kind || 'delegate', name: name.trim(), email: email.trim() },
            current_password: asksPassword ? current_password : null,
          },
        })
    await sent.then(
      () => onDone(grant ? 'saved' : 'invited', name.trim()),
      (refused: unknown) => {
        for (const { field, says } of findFieldErrors(refused))
          form.setError(field === 'rights' ? 'rights.personal' : field, { message: text(says) })
      },
    )
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={grant ? text('change_of', { name: grant.name }) : text('invite')}
      width={640}
    >
      <Form form={form} onSubmit={submitGrant} problem={invite.errorText ?? change.errorText}>
        {!grant && (
          <>
            <ChoiceField
              name="kind"
              label={text('kind')}
              beside={200}
              options={(['partner', 'delegate'] as const).map((value) => ({
                value,
                label: text(value),
                about: text(`hint_${value}`),
              }))}
            />
            <TextField name="name" label={text('name')} input={{ autoComplete: 'off', maxLength: 100 }} />
            <TextField
              name="email"
              label={text('email')}
              hint={text('email_hint')}
              input={{ type: 'email', autoComplete: 'off', maxLength: 200 }}
            />
          </>
        )}
        <RightsFields />
        <DateField
          name="ends_on"
          label={text(isDelegate ? 'last_day' : 'end_optional')}
          hint={text('end_hint')}
          invalid={text('end_invalid')}
        />
        {asksPassword && (
          <PasswordField
            name="current_password"
            label={commonText('two_step_password')}
            hint={text('password_hint')}
            autoComplete="current-password"
          />
        )}
        {!grant && <Text color="ink2">{text('invite_told')}</Text>}
        <FormButtons
          send={text(grant ? 'save' : 'send')}
          cancel={commonText('account_cancel')}
          onCancel={onClose}
        />
      </Form>
    </Dialog>
  )
}

const rightsColumnsCss = { base: 'minmax(0,1fr)', md: 'repeat(2, minmax(0,1fr))' }

/** Fields to choose the rights to each part of the customer's file; none by default. */
function RightsFields() {
  const text = useHouseholdText()
  const options = (['nothing', 'read', 'change'] as const).map((value) => ({
    value,
    label: text(`right_${value}`),
  }))
  return (
    <section>
      <Heading level={3} textStyle="body">
        {text('rights')}
      </Heading>
      <Text color="ink2" mt="1" mb="4">
        {text('rights_hint')}
      </Text>
      <Box display="grid" gap="4" gridTemplateColumns={rightsColumnsCss}>
        {customerFileSubjects.map((subject) => (
          <SelectField
            key={subject}
            name={`rights.${subject}`}
            label={text(`subject_${subject}`)}
            options={options}
          />
        ))}
      </Box>
    </section>
  )
}
