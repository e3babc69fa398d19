import { drawn } from '../shared/drawn.tsx'
import { Counter } from './Counter.tsx'

export default drawn((view) => <Counter view={view} />)
