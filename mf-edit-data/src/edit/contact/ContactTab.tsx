import { createPageRead } from '@portal/contract/call'
import { type Customer, getCustomer } from '@portal/contract/customer'
import { saveContactDetails } from '@portal/contract/edit-form'
import * as v from '@portal/contract/valibot'
import { normalizePhone } from '@portal/domain/format/clean-typed-text'
import { useCurrentData, useOpenedItem } from '@portal/remote-kit'
import { ScreenSkeleton } from '@portal/remote-kit/skeleton'
import { TextField } from '@portal/ui/form'
import { useMemo } from 'react'
import { EditForm } from '../../shared/edit/EditForm.tsx'
import { findFormChanges, formatPhone } from '../../shared/edit/form-changes.ts'
import { formSkeleton } from '../../shared/edit-skeletons.ts'
import { getEditTabPath } from '../../shared/edit-tabs.ts'
import { FieldGrid, MobileField } from '../../shared/fields.tsx'
import { useText } from '../../texts.ts'

/** Values of the contact form. The e-mail address is read-only. */
const ContactValues = v.object({ mobile: v.string(), email: v.string() })
type ContactValues = v.InferOutput<typeof ContactValues>

const toContactValues = ({ mobile, email_address }: Customer): ContactValues => ({
  mobile: mobile ?? '',
  email: email_address ?? '',
})

const toContactRequestBody = ({ mobile }: ContactValues) => ({ mobile: normalizePhone(mobile) })

const contactRequests = [createPageRead(getCustomer)]

/** Contact data of the customer (EDIT-14, EDIT-15). */
export default function ContactTab() {
  const text = useText()
  const customer = useCurrentData(getCustomer).data?.data
  const { id } = useOpenedItem(getEditTabPath('contactDetails'))
  const saved = useMemo(() => customer && toContactValues(customer), [customer])
  if (!saved) return <ScreenSkeleton of={formSkeleton} />
  return (
    <EditForm
      name="contact"
      shape={ContactValues}
      title={text('tab_contactDetails')}
      intro={text('contact_intro')}
      focus={id === 'mobile' ? id : undefined}
      saved={saved}
      call={saveContactDetails}
      toBody={toContactRequestBody}
      basis={contactRequests}
      refreshes={['CUSTOMER']}
      listChanges={(was, now) =>
        findFormChanges([{ field: 'mobile', label: text('mobile'), format: formatPhone }], was, now)
      }
      getLabel={() => text('mobile')}
    >
      <FieldGrid>
        <MobileField name="mobile" />
        <TextField
          name="email"
          label={text('email')}
          hint={text('email_hint')}
          input={{ readOnly: true, autoComplete: 'off' }}
        />
      </FieldGrid>
    </EditForm>
  )
}
