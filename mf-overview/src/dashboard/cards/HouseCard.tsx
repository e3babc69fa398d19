import { getLiving } from '@portal/contract/living'
import { formatEuro } from '@portal/domain/format/money'
import { buildingTypeOf } from '@portal/domain/stated-words'
import { QueryView, useLanguage, useRead, useRoutePath } from '@portal/remote-kit'
import { HomePicture } from '@portal/remote-kit/home-picture'
import { ScreenSkeleton } from '@portal/remote-kit/skeleton'
import { EnergyLabel, FigureCard, Flex, Term, Text } from '@portal/ui'
import { rowSkeleton } from '../../shared/skeleton.ts'
import { Message, useText } from '../../texts.ts'

/**
 * The home: what it would sell for, as its own screen leads with, where it is, and its energy label (DASH-10). Nothing
 * where no home is known.
 */
export function HouseCard() {
  const { language } = useLanguage()
  const text = useText()
  const wozTerm = <Term explanation={text('woz_explained')}>WOZ</Term>
  const living = useRead(getLiving)
  const path = useRoutePath('wonen')
  return (
    <QueryView
      read={living}
      waiting={<ScreenSkeleton of={rowSkeleton} />}
      error={[text('house_error'), text('error_hint')]}
    >
      {({ data }) => {
        const property = data?.property
        if (!property) return null
        const { market_value: market, woz_value_home: woz } = property
        const value = market ?? woz
        const number =
          property.formatted_number ??
          [property.number, property.number_letter, property.number_addition].filter(Boolean).join('')
        const type = property.residential_building_type && buildingTypeOf(property.residential_building_type)
        const about = [
          type ? text(`building_${type}`) : property.residential_building_type,
          property.construction_year && text('house_year', { year: property.construction_year }),
        ]
        return (
          <FigureCard
            folded
            question={text(value === null ? 'house_question_unknown' : 'house_question')}
            {...(value === null
              ? { amount: '' }
              : {
                  amount: formatEuro(value, language),
                  why:
                    market === null ? (
                      <Message id="house_woz" components={{ 0: wozTerm }} />
                    ) : (
                      text('house_market')
                    ),
                })}
            picture={<HomePicture home={property} />}
            {...(path ? { go: { label: text('house_go'), href: path } } : {})}
          >
            <Text fontWeight={600}>
              {[[property.street_name, number].filter(Boolean).join(' '), property.city]
                .filter(Boolean)
                .join(', ')}
            </Text>
            <Text color="ink2">{about.filter(Boolean).join(' · ')}</Text>
            {market !== null && woz !== null && (
              <Text color="ink2">
                <Message
                  id="house_woz_too"
                  values={{ amount: formatEuro(woz, language) }}
                  components={{ 0: wozTerm }}
                />
              </Text>
            )}
            {property.energy_label && (
              <Flex align="center" gap="2.5" mt="2">
                <EnergyLabel label={property.energy_label} />
                {text('energy_label')}
              </Flex>
            )}
          </FigureCard>
        )
      }}
    </QueryView>
  )
}
