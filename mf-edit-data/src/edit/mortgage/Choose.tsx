import type { Language } from '@portal/contract/language'
import type { Mortgage } from '@portal/contract/mortgage'
import { formatEuro } from '@portal/domain/format/money'
import { itemPath, useLanguage } from '@portal/remote-kit'
import { RouterLink } from '@portal/remote-kit/router-link'
import { Card, Heading, Icon, Notice } from '@portal/ui'
import { tabPath } from '../../shared/tabs.ts'
import { useText } from '../../texts.ts'

interface Props {
  mortgages: readonly Mortgage[]
  /** The address asked for one that is not among them. */
  missing: boolean
}

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  minH: '44px',
  py: '4',
  borderTopWidth: '1px',
  borderColor: 'line',
  textDecoration: 'none',
  '& > span': { flex: 1, minW: 0, overflowWrap: 'anywhere' },
  '& b': { display: 'block', fontWeight: 600 },
  '& small': { display: 'block', textStyle: 'meta', color: 'ink2', fontVariantNumeric: 'tabular-nums' },
  _hover: { color: 'link' },
}

/** Which of several mortgages to change. */
export function Choose({ mortgages, missing }: Props) {
  const text = useText()
  const { language } = useLanguage()
  return (
    <Card>
      <Heading level={2} mb="4">
        {text('mortgage_choose')}
      </Heading>
      {missing && (
        <Notice role="status" mb="4">
          {text('mortgage_missing')}
        </Notice>
      )}
      <ul>
        {mortgages.map((mortgage) => (
          <li key={mortgage.id}>
            <RouterLink css={row} to={itemPath(tabPath('mortgage'), mortgage.id)}>
              <span>
                <b>{mortgage.agency_name ?? text('tab_mortgage')}</b>
                <small>{factsOf(mortgage, language).join(' · ')}</small>
              </span>
              <Icon name="chevron-right" />
            </RouterLink>
          </li>
        ))}
      </ul>
    </Card>
  )
}

const factsOf = ({ mainProperty, hypotheeknummer, restantHoofdsom }: Mortgage, language: Language) =>
  [
    [mainProperty?.street, mainProperty?.formatted_number].filter(Boolean).join(' '),
    hypotheeknummer,
    restantHoofdsom === null ? null : formatEuro(restantHoofdsom, language),
  ].filter((fact): fact is string => Boolean(fact))
