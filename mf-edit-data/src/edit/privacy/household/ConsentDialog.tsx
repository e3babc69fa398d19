import {
  acceptGrant,
  type Consents,
  changeConsents,
  ownSubjects,
  type ReceivedGrant,
} from '@portal/contract/household'
import * as v from '@portal/contract/schema'
import { useWrite } from '@portal/remote-kit'
import { FormButtons } from '@portal/remote-kit/form-buttons'
import { required } from '@portal/remote-kit/form-schema'
import { Text } from '@portal/ui'
import { Dialog } from '@portal/ui/dialog'
import { ChoiceField, Form, useForm } from '@portal/ui/form'
import { useText } from '../../../texts.ts'
import { problemOf } from './field-problems.ts'
import { useGrantWords } from './use-grant-words.ts'
import { useHouseholdText } from './use-household-text.ts'

interface Props {
  grant: ReceivedGrant
  onClose: () => void
  onDone: (result: 'accepted' | 'saved', name: string) => void
}

type Values = Record<keyof Consents, Consents[keyof Consents] | ''>
const unsaid: Values = { personal: '', income: '', pension: '' }

/**
 * Accepts an invitation, after showing what is granted and by whom. A partner also chooses what the other may see and
 * edit of their own data, and can change that at any time (HOUSE-04).
 */
export default function ConsentDialog({ grant, onClose, onDone }: Props) {
  const text = useHouseholdText()
  const common = useText()
  const words = useGrantWords()
  const name = grant.file.name
  const isNew = grant.state === 'invited'
  const isPartner = grant.kind === 'partner'
  const requiredSubjects = isPartner ? ownSubjects : []
  const form = useForm<Values>({
    schema: v.object(
      Object.fromEntries(requiredSubjects.map((one) => [one, required(text('consent_required'))])),
    ),
    defaultValues: grant.consents ?? unsaid,
  })
  const accept = useWrite(acceptGrant, { refreshes: ['HOUSEHOLD'] })
  const change = useWrite(changeConsents, { refreshes: ['HOUSEHOLD'] })
  const problem = problemOf(accept.error ?? change.error)

  const send = async (values: Values) => {
    const consents = isPartner ? (values as Consents) : null
    const input = { params: { id: grant.id } }
    const sent =
      isNew || !consents
        ? accept.mutateAsync({ ...input, body: { consents } })
        : change.mutateAsync({ ...input, body: { consents } })
    await sent.then(
      () => onDone(isNew ? 'accepted' : 'saved', name),
      () => {},
    )
  }
  return (
    <Dialog open onClose={onClose} title={text(isNew ? 'accept_of' : 'consents_of', { name })} width={640}>
      <Form form={form} onSubmit={send} problem={problem && text(problem)}>
        {isNew && <Text>{text('accept_intro', { name, rights: words.rightsOf(grant.rights) })}</Text>}
        {isPartner && (
          <>
            <Text>{text('consents_intro', { name })}</Text>
            {ownSubjects.map((subject) => (
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
          cancel={common('account_cancel')}
          busy={form.formState.isSubmitting}
          onCancel={onClose}
        />
      </Form>
    </Dialog>
  )
}
