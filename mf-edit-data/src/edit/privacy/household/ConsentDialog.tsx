import type { ApiError } from '@portal/contract/error'
import {
  acceptAccessGrant,
  changePartnerConsents,
  type PartnerConsents,
  partnerFileSubjects,
  type ReceivedAccessGrant,
} from '@portal/contract/household'
import * as v from '@portal/contract/valibot'
import { useWrite } from '@portal/remote-kit'
import { FormButtons } from '@portal/remote-kit/form-buttons'
import { requireValue } from '@portal/remote-kit/form-schema'
import { Text } from '@portal/ui'
import { Dialog } from '@portal/ui/dialog'
import { ChoiceField, Form, useForm } from '@portal/ui/form'
import { useText } from '../../../texts.ts'
import { getGeneralErrorText } from './grant-field-errors.ts'
import { useGrantTexts } from './use-grant-texts.ts'
import { useHouseholdText } from './use-household-text.ts'

interface ConsentDialogProps {
  grant: ReceivedAccessGrant
  onClose: () => void
  onDone: (result: 'accepted' | 'saved', name: string) => void
}

type ConsentFormValues = Record<keyof PartnerConsents, PartnerConsents[keyof PartnerConsents] | ''>
const emptyConsent: ConsentFormValues = { personal: '', income: '', pension: '' }

/**
 * Dialog to accept an invitation, after showing who grants what. A partner also chooses which of their own data the
 * other person may see and edit, and can change that at any time (HOUSE-04).
 */
export default function ConsentDialog({ grant, onClose, onDone }: ConsentDialogProps) {
  const text = useHouseholdText()
  const commonText = useText()
  const grantTexts = useGrantTexts()
  const name = grant.file.name
  const isNew = grant.state === 'invited'
  const isPartner = grant.kind === 'partner'
  const requiredSubjects = isPartner ? partnerFileSubjects : []
  const form = useForm<ConsentFormValues>({
    schema: v.object(
      Object.fromEntries(requiredSubjects.map((one) => [one, requireValue(text('consent_required'))])),
    ),
    defaultValues: grant.consents ?? emptyConsent,
  })
  const options = {
    refreshes: ['HOUSEHOLD' as const],
    errorText: (error: ApiError) => getGeneralErrorText(error, text),
  }
  const accept = useWrite(acceptAccessGrant, options)
  const change = useWrite(changePartnerConsents, options)

  const submitConsent = async (values: ConsentFormValues) => {
    const consents = isPartner ? (values as PartnerConsents) : null
    const input = { params: { id: grant.id } }
    const sent =
      isNew || !consents
        ? accept.submit({ ...input, body: { consents } })
        : change.submit({ ...input, body: { consents } })
    if (await sent) onDone(isNew ? 'accepted' : 'saved', name)
  }
  return (
    <Dialog open onClose={onClose} title={text(isNew ? 'accept_of' : 'consents_of', { name })} width={640}>
      <Form form={form} onSubmit={submitConsent} problem={accept.errorText ?? change.errorText}>
        {isNew && (
          <Text>{text('accept_intro', { name, rights: grantTexts.formatRights(grant.rights) })}</Text>
        )}
        {isPartner && (
          <>
            <Text>{text('consents_intro', { name })}</Text>
            {partnerFileSubjects.map((subject) => (
              <ChoiceField
                key={subject}
                name={subject}
                label={text(`own_${subject}`)}
                beside={150}
                options={(['nothing', 'read', 'change'] as const).map((value) => ({
                  value,
                  label: text(`consent_${value}`),
                }))}
              />
            ))}
          </>
        )}
        <FormButtons
          send={text(isNew ? 'accept' : 'save')}
          cancel={commonText('account_cancel')}
          onCancel={onClose}
        />
      </Form>
    </Dialog>
  )
}
