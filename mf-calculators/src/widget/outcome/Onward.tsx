import { useWidget } from '../context.ts'

/** A telephone number as a link takes it. */
const dialled = (phone: string) => phone.replace(/[^+\d]/g, '')

/**
 * The next step on a site of the firm's own, where nothing can be sent: the same calculator in the portal, behind its
 * sign-in, and how the firm is reached.
 */
export function Onward() {
  const { text, onward } = useWidget()
  if (!onward) return null
  const { portal, phone, email } = onward
  return (
    <div className="ask">
      <p className="soft">{text('onward_hint')}</p>
      <a className="button primary" href={portal} target="_blank" rel="noopener noreferrer">
        {text('onward')}
        <span className="sr">{text('new_tab')}</span>
      </a>
      {(phone || email) && (
        <p className="soft ways">
          {text('onward_contact')} {phone && <a href={`tel:${dialled(phone)}`}>{phone}</a>}
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
