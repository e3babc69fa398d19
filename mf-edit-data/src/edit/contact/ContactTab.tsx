import { readOf } from '@portal/contract/call'
import { getCustomer } from '@portal/contract/customer'
import { saveContactDetails } from '@portal/contract/edit'
import { useCurrent, useOpened } from '@portal/remote-kit'
import { ScreenSkeleton } from '@portal/remote-kit/skeleton'
import { TextField } from '@portal/ui/form'
import { useMemo } from 'react'
import { changesIn, formatPhone } from '../../shared/edit/change.ts'
import { EditForm } from '../../shared/edit/EditForm.tsx'
import { mergeTyped } from '../../shared/edit/merge.ts'
import { Fields } from '../../shared/Fields.tsx'
import { MobileField } from '../../shared/MobileField.tsx'
import { formSkeleton } from '../../shared/skeleton.ts'
import { tabPath } from '../../shared/tabs.ts'
import { useText } from '../../texts.ts'
import { ContactValues, contactBody, contactOf } from './values.ts'

const basis = [readOf(getCustomer)]

/** Contact data of the customer (EDIT-14, EDIT-15). */
export default function ContactTab() {
  const text = useText()
  const customer = useCurrent(getCustomer).data?.data
  const { id } = useOpened(tabPath('contactDetails'))
  const saved = useMemo(() => customer && contactOf(customer), [customer])
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
      bodyOf={contactBody}
      basis={basis}
      refreshes={['CUSTOMER']}
      changesOf={(was, now) =>
        changesIn([{ field: 'mobile', label: text('mobile'), say: formatPhone }], was, now)
      }
      nameOf={() => text('mobile')}
      merge={mergeTyped}
    >
      <Fields>
        <MobileField name="mobile" />
        <TextField
          name="email"
          label={text('email')}
          hint={text('email_hint')}
          input={{ readOnly: true, autoComplete: 'off' }}
        />
      </Fields>
    </EditForm>
  )
}
