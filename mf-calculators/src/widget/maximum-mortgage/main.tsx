import { startWidget } from '../start-widget.tsx'
import { MaximumMortgageWidget } from './MaximumMortgageWidget.tsx'

startWidget(MaximumMortgageWidget, 'title_maximum')
