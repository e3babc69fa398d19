import { useWidget } from '../widget-context.ts'

/** Converts a phone number to the format of `tel:` URLs. */
const toPhoneUrlNumber = (phone: string) => phone.replace(/[^+\d]/g, '')

/**
 * Next steps on a tenant's own site, where nothing can be sent: a link to the calculator in the portal, and contact
 * data.
 */
export function StandaloneNextSteps() {
  const { text, standaloneNextSteps } = useWidget()
  if (!standaloneNextSteps) return null
  const { portal, phone, email } = standaloneNextSteps
  return (
    <div className="ask">
      <p className="soft">{text('onward_hint')}</p>
      <a className="button primary" href={portal} target="_blank" rel="noopener noreferrer">
        {text('onward')}
        <span className="sr">{text('new_tab')}</span>
      </a>
      {(phone || email) && (
        <p className="soft ways">
          {text('onward_contact')} {phone && <a href={`tel:${toPhoneUrlNumber(phone)}`}>{phone}</a>}
          {phone && email && ' · '}
          {email && (
            <a href={`mailto:${email}`} target="_blank" rel="noopener noreferrer">
              {email}
            </a>
          )}
        </p>
      )}
    </div>
  )
}
