const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter(Boolean));

/** Nouns of everyday talk, in the singular: that several people say them tells nothing. */
export const ordinaryNouns = words(`
ability access account act action activity address advice age agreement air amount analysis answer area argument art
article aspect attention attitude audience author background base basis beginning behavior behaviour belief benefit
bill block board body book border bottom box boy break brother building business call camera car care case cause
center centre chance change character charge chat check child children choice city class click client clock colour
color comment communication community comparison computer concept concern condition connection contact content
context control conversation copy corner cost country course cover culture cup customer damage data date daughter day
deal death decision definition degree description design desk detail development device difference difficulty
direction discussion distance doctor document door doubt drink driver ear education effect effort election element
email end energy environment error event evidence exchange eye face fact factor failure family father fear feedback
feeling field figure file film fire floor food foot force form freedom friend front function fun future game garden
gap girl goal government ground group growth guy hair half hall hand head health heart help history hold holiday home
hope hospital hour house husband idea image impact importance impression improvement increase individual influence
information input instance interaction interest internet interpretation interview issue item job journey judgement
key kid kitchen knowledge lady language laptop law leader learning letter level library life light limit line link
list listener listening loss love lunch machine mail majority man management manager map mark market material math
matter meal meaning measure media meeting member memory message method mind minute mistake mix mode model moment
money month mood morning mother motivation mouth move movement movie name nature need network news newspaper night
noise note notice number object office oil opinion opportunity option order organisation organization outcome output
owner page pain pair paper parent park part participant partner party past path patience pattern peace people percent
performance period person perspective phone photo phrase picture piece place plan plant platform player pleasure plot
point police policy politician position possibility power practice prediction preference presence presentation
president pressure price principle priority privacy problem procedure process product production program programme
progress project promise proof property public purpose quality quarter question range rank ranking rate reaction
reader reading reality reason record reference relation relationship religion report request research resource respect
response responsibility result review right risk river road role room row rule run safety sale sample scale scenario
school science score screen search season second section security selection self sense sentence series service session
set setting shape share shop show side sight sign signal similarity simple sister site situation size skill sleep
society solution son song sort sound source space speaker speech speed spot stage standard star start state statement
step stock stop store story strategy street stress structure student study stuff style subject success suggestion
summary sun support surprise system table talk target task teacher team technology television term test text theme
theory thing thinking thought time title today tomorrow tonight tool top topic total touch town track trade tradition
traffic train training transport travel treatment trend trial trip trouble trust truth turn type understanding unit
university update use user value variable variety version video view village visit voice vote wall war water way
weather website week weekend weight wife will window wish woman word work worker working workplace world writing year
yesterday youth majority minority rest bit lot kind sort half ton couple bunch none others bill front back thirty
twenty forty fifty hundred thousand million dozen x xx xxx xxxx
`);
