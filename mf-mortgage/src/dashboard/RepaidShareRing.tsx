import { formatWholeEuro } from '@portal/domain/format/format-money'
import { useLanguage } from '@portal/remote-kit'
import { Box, chakra, Flex, Text } from '@portal/ui'
import { ProgressRing } from '@portal/ui/charts'
import { useText } from '../texts.ts'

const repaidShareTextCss = { textStyle: 'meta', fontWeight: 600, fontVariantNumeric: 'tabular-nums' }

/** A ring with the repaid share, and the amounts beside it (DASH-08). */
export function RepaidShareRing({ repaid: { amount, of } }: { repaid: { amount: number; of: number } }) {
  const text = useText()
  const { language } = useLanguage()
  const percent = Math.round((amount / of) * 100)
  return (
    <Flex align="center" gap="4" mt="3">
      <Box w="56px" flex="none">
        <ProgressRing share={amount / of} label={text('mortgage_repaid_share', { percent })}>
          <chakra.span css={repaidShareTextCss}>{`${percent}%`}</chakra.span>
        </ProgressRing>
      </Box>
      <Box minW="0">
        <Text fontWeight={600}>{text('home_repaid', { amount: formatWholeEuro(amount, language) })}</Text>
        <Text textStyle="meta" color="ink2">
          {text('home_borrowed', { amount: formatWholeEuro(of, language) })}
        </Text>
      </Box>
    </Flex>
  )
}
