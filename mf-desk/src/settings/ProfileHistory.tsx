import { mailOccasions } from '@portal/contract/desk/mail-texts'
import { type TenantSettings, undoTenantProfileChange } from '@portal/contract/desk/tenant-settings'
import { staffActionRowCss } from '@portal/remote-kit/staff'
import { Badge, Card, chakra, Section, Text } from '@portal/ui'
import { ActionButton } from '../shared/ActionButton.tsx'
import { useFormatDateTime } from '../shared/use-format-date-time.ts'
import { type TextId, useText } from '../texts.ts'

const profileFields = [
  'name',
  'slogan',
  'website',
  'contact_email',
  'pronoun',
  'primary_color',
  'secondary_color',
  'tertiary_color',
  'logo',
  'offices',
  'strong_sign_in_from',
] as const

/** History of changes to the tenant's profile, with a button to undo each change. */
export function ProfileHistory({ changes }: { changes: TenantSettings['history'] }) {
  const text = useText()
  const formatDateTime = useFormatDateTime()
  const getFieldName = (field: string) => {
    const mail = mailOccasions.find((one) => `mail_${one}` === field)
    if (mail) return text('profile_mail', { name: text(`mailing_${mail}`) })
    const known = profileFields.find((one) => one === field)
    return known ? text(`profile_${known}` satisfies TextId) : field
  }
  return (
    <Card>
      <Section title={text('settings_history')}>
        {changes.length === 0 && <Text color="ink2">{text('history_none')}</Text>}
        <chakra.ul>
          {changes.map(({ id, at, by, fields, undone }) => (
            <chakra.li key={id} css={staffActionRowCss}>
              <div>
                <Text fontWeight={600}>{fields.map(getFieldName).join(', ')}</Text>
                <Text textStyle="meta" color="ink2">
                  {`${by}, ${formatDateTime(at)}`}
                </Text>
              </div>
              {undone ? (
                <Badge status="plain">{text('history_undone')}</Badge>
              ) : (
                <ActionButton
                  kind="quiet"
                  call={undoTenantProfileChange}
                  input={{ params: { id } }}
                  refreshes={['TENANT']}
                  label={text('history_undo')}
                />
              )}
            </chakra.li>
          ))}
        </chakra.ul>
      </Section>
    </Card>
  )
}
