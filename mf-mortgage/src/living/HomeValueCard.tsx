import type { LivingProperty } from '@portal/contract/living'
import { formatEuro } from '@portal/domain/format/format-money'
import { useLanguage } from '@portal/remote-kit'
import { useEditPath } from '@portal/remote-kit/edit-path'
import { HomePicture } from '@portal/remote-kit/home-picture'
import { Box, FactRow, FigureCard, Term } from '@portal/ui'
import { useText } from '../texts.ts'

/** Market value and WOZ value of the home (LIVING-03). */
export function HomeValueCard({ home }: { home: LivingProperty }) {
  const { market_value: market, woz_value_home: woz, purchase_price: paid } = home
  const { language } = useLanguage()
  const text = useText()
  const main = market ?? woz
  const edit = useEditPath('living', { item: market === null && woz !== null ? 'woz_value' : 'market_value' })
  if (main === null) return null
  return (
    <FigureCard
      question={text('living_value')}
      amount={formatEuro(main, language)}
      explanation={
        <Term explanation={text(market === null ? 'fact_woz_explained' : 'fact_market_value_explained')}>
          {text(market === null ? 'fact_woz' : 'fact_market_value')}
        </Term>
      }
      picture={<HomePicture home={home} />}
      {...(edit ? { link: { label: text('living_edit'), href: edit } } : {})}
    >
      <Box as="dl">
        {market !== null && woz !== null && (
          <FactRow term={<Term explanation={text('fact_woz_explained')}>{text('fact_woz')}</Term>}>
            {formatEuro(woz, language)}
          </FactRow>
        )}
        {paid !== null && (
          <FactRow term={text('living_purchase_price')}>{formatEuro(paid, language)}</FactRow>
        )}
      </Box>
    </FigureCard>
  )
}
