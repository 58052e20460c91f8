const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter(Boolean));

/** English function words and talk words; deliberately short, as longer lists eat content words. */
export const stopWords = words(`
a an the this that these those and or but so if then than because as of at by for with about against between into
through during before after above below to from up down in out on off over under again further once here there when
where why how all any both each few more most other some such no nor not only own same too very can could will would
shall should may might must just don now i me my myself we our ours ourselves you your yours yourself he him his she
her hers it its itself they them their theirs themselves what which who whom is am are was were be been being have has
had having do does did doing a'm 'm 're 's 've 'd 'll n't ca wo ai sha also really quite maybe perhaps actually
basically literally honestly probably definitely usually always never often sometimes mostly mainly generally
normally typically pretty kind sort like yeah yes no ok okay oh um uh er hmm well lot lots bit thing things stuff
something anything everything nothing someone anyone everyone somebody anybody everybody nobody one ones much many
still even ever yet already though although while whereas whatever whenever wherever however us upon via per etc
around back away across without within along since until till unless instead rather especially particularly
obviously clearly simply exactly totally absolutely completely everywhere somewhere anywhere another every either
neither enough almost far less least first last next new old good bad great nice better best worse worst big small
little long short right
idk idc lol lolz lmao rofl omg wtf imo imho tbh ngl smh ikr nvm btw pls plz thx ty haha hahaha hehe tho cuz coz
`);

/** Nouns that say nothing on their own; a phrase may contain them, a keyword may not be one. */
export const genericNouns = words(`
thing things lot lots kind kinds sort sorts people person someone everyone time times way ways stuff bit day days week
weeks month months year years hour hours minute minutes morning afternoon evening night today yesterday tomorrow
monday tuesday wednesday thursday friday saturday sunday example examples instance case cases part parts point points
problem problems issue issues challenge challenges reason reasons idea ideas question questions answer answers fact
end start beginning moment moments place places number numbers side sides guy guys folks bunch couple ton tons couple
half rest kind anything everything nothing something type types level levels amount use uses sense area areas
situation situations experience experiences stage life world man woman name need needs want wants work job jobs tool
tools app apps product products software system systems thanks thank frustration frustrations pain biggest hardest
today's feature features option options solution solutions piece pieces whole others other one ones course matter
team teams company companies colleague colleagues boss manager office member members user users list lists lack plenty none everybody anybody nobody somebody line lines mind head hand hands eye eyes
`);

/** Nouns of any household and any talk: alone, as keywords, they tell a reader nothing. */
export const everydayNouns = words(`
mum mom mam mother dad father parent parents brother brothers sister sisters son sons daughter daughters wife husband
partner family child children kids baby nan gran grandma grandad aunt uncle cousin friend friends neighbour neighbor
woman women men boy girl lady name names house home room rooms kitchen bathroom bed door window table chair floor car
bus road street town phone phones call calls word words letter letters paper money pounds dollars food dinner lunch
breakfast tea coffee water face arm arms leg legs foot feet body hair clothes bag box book page story stories talk
conversation weekend winter summer spring autumn minute second o'clock
`);

/** Verbs and adjectives too common to tie two statements together. */
export const commonStems = words(`
be have do go get make use want need know think say see look come take keep let tri help work start feel seem mean
put give tell ask happen end actual video team compani realli tend usual thing lot time peopl way day need good bad great easi hard
differ sure abl possibl import big small new old person real whole main onli even just also becaus everi alwai
never like love hate mai might can could would should tool app product problem issu frustrat annoi one two three
first last noth someth anyth everyth someon everyon lose much mani less more most better best wors worst hour minut
week month year morn afternoon half wish hope prefer enjoi appreci stuff bit kind
`);

/** Capitalised words that are not products: calendar, roles, languages, shorthand. */
export const plainNames = words(`
i ok okay monday tuesday wednesday thursday friday saturday sunday january february march april may june july august
september october november december christmas easter covid covid-19 pandemic english spanish french german portuguese
arabic chinese japanese italian dutch hr it ceo cto cfo coo vp pm pms po qa ux ui api apis pdf pdfs csv faq ai ml llm
crm erp saas okr okrs kpi kpis roi nda gdpr hipaa soc vpn sso mfa 2fa sms rss usb html css sql tv pc pcs wfh eod eta asap fyi imo tbh
lol europe european uk us usa america american eu london berlin paris madrid lisbon dublin york india asia africa
australia canada brazil mexico spain france germany italy portugal mom dad god jesus bluetooth wi-fi wifi wi internet
dm dms gb mb kb tb am pm yes no
`);
