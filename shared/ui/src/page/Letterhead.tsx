import { formatDate } from '@portal/domain/format/date'
import { Text } from '../text/Text.tsx'
import { useUiText } from '../ui-texts/ui-texts.ts'
import { TenantBrand } from './TenantBrand.tsx'

interface LetterheadProps {
  tenant: { name: string; slogan: string | null; logo: string | null } | null
  /** Day of printing, 'YYYY-MM-DD'. */
  day: string
  language: Parameters<typeof formatDate>[1]
}

/** Letterhead of printed pages: tenant and date. */
export function Letterhead({ tenant, day, language }: LetterheadProps) {
  const uiText = useUiText()
  return (
    <>
      {tenant && <TenantBrand name={tenant.name} slogan={tenant.slogan} logo={tenant.logo} />}
      <Text textStyle="meta" color="ink2">
        {uiText('printed_on', { date: formatDate(day, language) ?? '' })}
      </Text>
    </>
  )
}
