import { Card, Flex, Heading, Link } from '@portal/ui'
import { isActive } from '../mortgage.ts'
import { Progress } from '../Progress.tsx'
import { detailsOf, mortgagesPath } from '../screen-paths.ts'
import { isUnderWay } from '../step.ts'
import { useText } from '../texts.ts'
import { PieceFrame } from './PieceFrame.tsx'

/** Applications whose steps stand on the dashboard; who has more finds them all on their own screen. */
const shownAtMost = 2

/** How far each application is (DASH-09). Nothing where none is under way. */
export default function ApplicationPiece() {
  const text = useText()
  return (
    <PieceFrame quiet>
      {(mortgages) => {
        const underWay = mortgages.filter((one) => !isActive(one) && isUnderWay(one))
        const more = underWay.length - shownAtMost
        return (
          <>
            {underWay.slice(0, shownAtMost).map((mortgage) => (
              <Card key={mortgage.id} as="article" display="grid" gap="4" gridColumn="1/-1">
                <Flex wrap="wrap" justify="space-between" align="center" gap="4px 24px">
                  <Heading level={2} look="question">
                    {text('application_question')}
                  </Heading>
                  <Link href={detailsOf(mortgage.id)}>{text('mortgage_open_request')}</Link>
                </Flex>
                <Progress mortgage={mortgage} />
              </Card>
            ))}
            {more > 0 && (
              <Link href={mortgagesPath} gridColumn="1/-1" justifySelf="start">
                {text('dashboard_more_applications', { count: more })}
              </Link>
            )}
          </>
        )
      }}
    </PieceFrame>
  )
}
