import { type BrandInput, deriveTheme } from '@portal/domain/theme/derive-theme'
import { toCssName, tokenNames } from '@portal/domain/theme/token-names'
import { Badge, Button, Card, chakra, Flex, Grid, Heading, Link, Section, Text } from '@portal/ui'
import type { CSSProperties } from 'react'
import { useText } from '../texts.ts'

interface BrandingPreviewProps {
  name: string
  brand: BrandInput
}

/** Converts a theme to CSS custom properties, for an element and its descendants. */
function toThemeProperties(brand: BrandInput, scheme: 'light' | 'dark'): CSSProperties {
  const theme = deriveTheme(brand, scheme)
  return Object.fromEntries(tokenNames.map((name) => [`--${toCssName(name)}`, theme[name]])) as CSSProperties
}

const brandingPreviewCss = {
  bg: 'surface',
  color: 'ink',
  rounded: 'card',
  p: '4',
  borderWidth: '1px',
  borderColor: 'line',
}

/** Preview of the portal in the typed colours, light and dark, with colours adjusted for contrast. */
export function BrandingPreview({ name, brand }: BrandingPreviewProps) {
  const text = useText()
  const { link } = deriveTheme(brand)
  const isOther = link.toLowerCase() !== brand.primary.toLowerCase()
  return (
    <Card>
      <Section title={text('preview')}>
        {isOther && <Text color="ink2">{text('preview_shade', { given: brand.primary, shown: link })}</Text>}
        <Grid gap="4" gridTemplateColumns="repeat(auto-fit, minmax(min(240px, 100%), 1fr))">
          {(['light', 'dark'] as const).map((scheme) => (
            <chakra.div
              key={scheme}
              css={brandingPreviewCss}
              style={{ ...toThemeProperties(brand, scheme), colorScheme: scheme }}
            >
              <Heading level={3} textStyle="subsection">
                {name || text('tenant_name')}
              </Heading>
              <Text color="ink2">{text(`preview_${scheme}`)}</Text>
              <Flex gap="2" wrap="wrap" my="3">
                <Badge>{text('preview_badge')}</Badge>
                <Badge status="good">{text('preview_good')}</Badge>
              </Flex>
              <Text>
                {text('preview_text')} <Link href="#content">{text('preview_link')}</Link>
              </Text>
              <Flex gap="3" wrap="wrap" mt="3">
                <Button small>{text('preview_button')}</Button>
                <Button small kind="secondary">
                  {text('preview_second')}
                </Button>
              </Flex>
            </chakra.div>
          ))}
        </Grid>
      </Section>
    </Card>
  )
}
