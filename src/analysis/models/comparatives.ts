// Made by bench/analysis/train.ts from the comparative sentences of Jindal and Liu (2006), CC BY 4.0; see NOTICE.
import { unpackModel } from "./unpack-model.ts";

export const comparativesModel = unpackModel(
  -2.05,
  `
0.28 'd have
-0.33 'll
0.21 'm go
0.26 're not
0.37 're set
0.3 's
0.56 's amaz
0.53 's are
1.55 's batteri
0.22 's becaus
0.26 's built
0.16 's but
0.56 's just
2.09 's lead
0.81 's midfield
2 's more
0.75 's on
0.5 's size
1.47 's sound
0.5 's still
0.44 's the
0.3 's worth
0.71 've
0.3 've bought
0.86 've ever
1.5 've measur
7.67 've seen
1.51 've test
-0.15 00
0.37 1 ghz
0.3 1.0
1.13 1.4
1.14 1.4 ghz
0.8 1.5
1.09 1.67
1.09 1.67 gigahertz
0.6 1.86
0.6 1.86 ghz
0.16 100
1.29 100 sheet
0.15 1000
0.24 12 hour
1.35 12 mp
2.36 1201
0.74 1280
0.54 15.4
0.54 15.4 inch
1 160
0.18 160 kbps
0.67 17
0.4 199
1.88 1992
0.27 2 gb
2.79 2 of
0.24 2 year
2.05 2.0 port
0.28 2.2
0.51 2.6
0.51 200 mhz
1.26 2000
0.16 23
0.89 250
0.43 2600
-0.44 3
0.43 3 day
0.61 3 or
1.03 30 gb
0.24 35 mm
0.24 4 megapixel
0.54 400
0.93 400 mhz
1.91 5 megapixel
0.59 5 score
0.91 50
1.29 50 sheet
0.71 500
5.14 5440
0.21 56 dr650
2.72 5700
0.63 5940
0.2 5yi mhz
0.53 6.i
0.53 6.i megapixel
0.28 600
0.43 65
0.32 6610
0.27 700 mhz
1.05 70s
1.66 720
3.11 720 p
0.17 750
0.21 8.5
2.42 800
0.21 8000
2.28 8100
0.9 820
3.82 89
-0.39 9/16/2005
0.7 95
0.53 <ER ADJ
5.3 <ER ADV
3.89 <ER AUX
-0.3 <ER CCONJ
-1.02 <ER DET
1.4 <ER NOUN
3.22 <ER NUM
-0.17 <ER PART
1.54 <ER PRON
2.3 <ER PROPN
1 <ER SCONJ
-1.01 <ER VERB
0.51 <EST ADV
5.21 <EST AUX
0.3 <EST CCONJ
2.28 <EST DET
0.73 <EST NOUN
0.45 <EST PART
0.23 <EST PRON
0.31 <EST PROPN
0.53 <EST VERB
0.71 <all ADJ
1.29 <all ADV
0.66 <all CCONJ
1.05 <all NOUN
1.37 <all NUM
0.6 <all PROPN
0.62 <all SCONJ
1.08 <as ADJ
0.75 <as ADV
1.41 <as AUX
1.4 <as CCONJ
0.19 <as NOUN
1.88 <as PART
0.25 <as PROPN
-0.41 <best ADJ
-0.57 <best ADP
0.41 <best ADV
1.21 <best AUX
-0.19 <best CCONJ
2.75 <best DET
0.47 <best NOUN
-0.66 <best NUM
0.59 <best PART
-0.31 <best PRON
0.46 <best PROPN
-1 <best VERB
-0.56 <better ADJ
0.74 <better ADP
4.48 <better ADV
6.08 <better AUX
0.29 <better CCONJ
2.71 <better DET
2.15 <better NOUN
2.31 <better NUM
-0.34 <better PART
0.54 <better PRON
0.52 <better PROPN
-0.22 <better SCONJ
1.33 <better VERB
0.47 <both ADJ
0.29 <both ADP
0.65 <both AUX
1.38 <both CCONJ
0.47 <both DET
1.3 <both NOUN
0.26 <both NUM
0.3 <both PART
0.33 <both PRON
1.22 <both PROPN
0.27 <both VERB
0.45 <compared AUX
0.22 <compared CCONJ
0.17 <compared NUM
1.72 <compared PRON
0.16 <compared PROPN
-0.2 <compared VERB
0.95 <different ADV
1.14 <different AUX
0.17 <different CCONJ
0.4 <different DET
0.21 <different PART
3.23 <different PROPN
-0.17 <instead VERB
0.68 <less ADJ
1.05 <less ADP
0.95 <less AUX
0.91 <less NUM
0.88 <less PROPN
0.82 <less SCONJ
0.55 <less VERB
0.22 <like ADP
0.38 <like ADV
1.05 <like CCONJ
0.39 <like DET
0.69 <like NOUN
0.86 <like PART
0.39 <like PROPN
2.14 <like VERB
1.78 <more ADJ
2.43 <more ADV
1.21 <more AUX
0.38 <more CCONJ
0.74 <more DET
1.69 <more NOUN
0.58 <more PART
1.6 <more PRON
0.28 <more PROPN
0.15 <more VERB
0.77 <most ADJ
0.51 <most ADP
0.78 <most AUX
0.76 <most DET
0.37 <most NOUN
2.08 <most PROPN
0.41 <only ADP
0.31 <only AUX
0.17 <only CCONJ
0.88 <only PROPN
0.35 <only SCONJ
1.34 <other ADJ
1.36 <other ADP
1.39 <other ADV
0.19 <other DET
0.69 <other NOUN
0.57 <over ADJ
0.36 <over ADV
0.35 <over AUX
0.19 <over DET
0.51 <over NOUN
0.92 <over NUM
1.17 <over PROPN
-0.17 <same ADP
0.31 <same ADV
3.68 <same AUX
0.72 <same DET
0.33 <same NOUN
2.92 <same NUM
0.27 <same PART
1.4 <same PROPN
0.56 <same VERB
0.31 <similar ADJ
0.17 <similar ADP
1.78 <similar ADV
1.34 <similar AUX
2.29 <similar NOUN
0.22 <similar NUM
1.26 <than ADJ
0.27 <than ADP
-1.06 <than AUX
2.09 <than CCONJ
0.29 <than DET
2.76 <than NOUN
3.15 <than NUM
-0.3 <than PART
-0.69 <than PRON
0.72 <than PROPN
0.31 <unlike ADJ
0.54 <unlike ADP
1.74 <unlike AUX
0.84 <unlike CCONJ
0.27 <unlike DET
0.19 <unlike NOUN
1.24 <versus ADP
0.51 <versus DET
3.61 <versus NOUN
0.43 <versus NUM
-0.19 <versus PRON
-0.18 <versus PROPN
0.49 <vs ADJ
-0.51 <vs ADP
0.75 <vs DET
2.22 <vs NOUN
2.88 <vs NUM
-0.61 <vs PROPN
1.24 <worse ADJ
1.97 <worse ADV
0.5 <worse NOUN
0.66 <worst ADP
0.6 <worst DET
0.38 <worst PRON
-0.16 >ER ADJ
0.31 >ER ADP
1.09 >ER ADV
-0.34 >ER AUX
2.52 >ER CCONJ
-0.16 >ER DET
0.18 >ER NOUN
1.48 >ER NUM
2.63 >ER PART
0.9 >ER PRON
1.93 >ER PROPN
1.2 >ER SCONJ
0.95 >ER VERB
0.62 >EST ADP
0.61 >EST ADV
1.23 >EST DET
0.94 >EST NOUN
0.84 >EST NUM
0.16 >EST PART
0.18 >EST PRON
0.35 >EST VERB
1.56 >all ADJ
1 >all ADP
1.6 >all AUX
0.26 >all DET
0.45 >all NOUN
1.15 >all NUM
0.36 >all PRON
1.02 >as ADJ
0.78 >as ADP
0.53 >as DET
0.28 >as NOUN
0.99 >as NUM
0.26 >as PART
0.26 >as PRON
1.25 >as PROPN
2.73 >best ADJ
3.05 >best ADP
0.49 >best ADV
1.61 >best AUX
2.38 >best NOUN
1.34 >best NUM
-0.24 >best PART
0.43 >best PRON
-0.46 >best PROPN
-0.27 >best VERB
0.88 >better ADJ
-0.35 >better ADP
0.66 >better ADV
0.45 >better CCONJ
0.82 >better DET
1.16 >better NOUN
1.31 >better NUM
0.59 >better PART
1.38 >better PRON
-0.29 >better PROPN
0.54 >better SCONJ
-0.59 >better VERB
0.65 >both ADJ
1.44 >both ADV
0.6 >both AUX
1.55 >both CCONJ
0.72 >both DET
1.17 >both NOUN
2.38 >both NUM
3.82 >both PROPN
-0.19 >compared ADJ
1.75 >compared ADP
1.45 >compared DET
0.54 >compared NOUN
0.38 >compared NUM
0.34 >compared PART
1.24 >compared PROPN
0.17 >different ADP
0.19 >different AUX
0.38 >different DET
0.66 >different PROPN
0.19 >equal ADJ
0.15 >equal DET
-0.21 >instead VERB
1.49 >less ADJ
0.26 >less ADP
0.94 >less ADV
2.03 >less CCONJ
0.94 >less DET
0.21 >less PART
0.74 >less PRON
1.16 >less PROPN
2.31 >like ADJ
2.86 >like DET
1.86 >like NOUN
0.66 >like NUM
1.23 >like PROPN
1.75 >more ADJ
0.48 >more ADV
0.47 >more CCONJ
0.2 >more NOUN
-0.24 >more NUM
1.16 >more PRON
0.24 >more PROPN
0.86 >more SCONJ
1.15 >more VERB
1.02 >most ADJ
0.19 >most ADP
0.28 >most NOUN
0.19 >only PART
0.35 >only PROPN
0.46 >other AUX
0.54 >other NOUN
0.87 >other NUM
0.15 >other PART
0.24 >other PRON
0.65 >other PROPN
0.95 >other VERB
0.68 >over ADV
0.2 >over DET
1.16 >over PROPN
1.28 >same ADJ
1.63 >same ADP
0.38 >same CCONJ
1.44 >same DET
0.27 >same NOUN
0.63 >same NUM
0.43 >same PROPN
1.24 >similar ADJ
2.43 >similar ADP
1.77 >similar CCONJ
1.53 >similar DET
0.4 >similar NOUN
0.34 >similar NUM
0.18 >similar PRON
1.19 >similar PROPN
1.1 >than ADJ
2.35 >than ADP
-0.82 >than ADV
-0.48 >than AUX
-0.64 >than CCONJ
2.31 >than DET
1.97 >than NOUN
-0.97 >than NUM
0.18 >than PART
1.43 >than PRON
1.88 >than PROPN
0.17 >than SCONJ
1.27 >unlike ADJ
2.64 >unlike ADP
0.35 >unlike ADV
4.18 >unlike DET
2.07 >unlike NOUN
0.58 >unlike NUM
1.27 >unlike PRON
0.87 >versus ADP
2.57 >versus AUX
0.92 >versus DET
2.45 >versus NOUN
1.9 >versus NUM
0.21 >versus PART
1.28 >versus PROPN
1.17 >vs ADJ
1.92 >vs ADP
0.16 >vs AUX
1.61 >vs DET
14.02 >vs NOUN
1.72 >vs NUM
0.98 >vs PRON
3.88 >vs PROPN
1.67 >vs VERB
0.17 >worse ADJ
0.64 >worst ADV
0.63 >worst PRON
0.67 a 1
0.31 a 200
0.48 a 35
0.32 a 4
0.47 a 5
0.73 a 600
-0.72 a better
0.24 a budget
-0.21 a camera
0.95 a concert
0.49 a constant
0.44 a conveni
0.9 a dark
0.29 a differ
0.42 a digit
0.51 a direct
1.25 a dual
0.44 a fantast
1.17 a far
0.37 a featur
-0.27 a few
0.47 a flash
0.23 a free
-0.44 a great
0.38 a hand
0.19 a hard
0.24 a huge
0.57 a hummer
1.82 a laptop
-0.33 a month
0.9 a more
0.92 a much
1.45 a nokia
2.37 a normal
0.2 a notic
0.46 a piec
0.16 a plus
0.31 a portabl
0.15 a server
1.29 a similar
0.47 a slight
0.36 a state
0.77 a system
0.3 a two
0.17 a well
0.53 a whole
0.29 a work
0.96 a worldbench
0.39 abil
0.28 abil to
0.31 ac
0.21 ac adapt
0.18 access them
-0.31 accessori
1 accord
1.18 accord to
0.47 account
0.42 accur
2.07 accuraci
0.68 achiev
1.6 achiev and
0.21 ad
0.36 ad to
-0.19 add
0.27 advantag over
3.65 aesthet
0.18 affect
-1.36 after
0.38 aftertast
0.47 again the
0.35 agreement
0.75 agreement with
0.27 alan smith
-0.61 album
0.68 all
4.22 all have
0.97 all of
3.05 all three
0.71 almost everi
0.38 almost everyth
1.61 alot
-0.39 alreadi
0.76 also be
0.74 also the
0.24 although
0.39 although it
0.44 am go
0.2 amaz
1.58 amd
0.84 amd athlon
0.46 amd chip
0.55 amd doe
1.32 amd is
1.07 amd offer
0.34 amd power
0.3 amd processor
1.73 amd seem
-0.21 amd vs
0.19 amd was
2.67 american
4.76 among
4.72 among the
0.22 amongst
0.31 an agreement
0.23 an amaz
0.21 an apex
1.74 an excel
0.31 an extra
0.47 an fm
0.24 an integr
-0.36 an ipod
0.27 an overal
-0.15 and
0.57 and again
0.23 and all
1.75 and amd
0.22 and arsenal
0.15 and batteri
-0.22 and better
0.27 and can
0.9 and cheaper
0.27 and close
0.16 and color
0.23 and cost
2.57 and doe
0.28 and dvd
0.77 and even
-0.16 and faster
0.91 and feel
0.35 and gigg
0.2 and go
0.52 and here
0.39 and imag
1.1 and in
0.6 and juninho
0.47 and light
0.62 and manufactur
1.92 and mayb
0.21 and more
0.24 and onli
0.62 and pop
2.29 and price
0.22 and protect
0.21 and provid
0.45 and raw
0.2 and reason
0.41 and right
0.48 and should
0.23 and some
0.66 and sound
-0.23 and that
0.27 and the
0.22 and they
0.68 and turn
0.28 and want
0.33 and weigh
1.34 ani better
0.26 ani other
-0.68 annoy
-0.37 answer
0.71 anyon look
0.17 anyway
0.16 apex 2600
0.55 appear on
0.4 approxim
0.52 arabia
0.31 architectur
0.28 are
0.74 are better
0.16 are do
0.42 are expect
0.51 are go
0.48 are no
2.7 are now
0.31 are realli
0.41 are save
0.28 are slight
2.39 are still
1.07 are the
0.95 are tri
0.17 are will
0.83 area in
1.33 area where
0.26 aren
0.26 aren t
0.49 arguabl
0.47 arsenal
0.97 arsenal 's
2.33 arsenal are
0.25 arsenal have
0.66 art
-0.17 artist
1.83 as ani
0.56 as easi
2.93 as fast
1.59 as good
0.3 as he
0.48 as long
0.36 as other
2.65 as strong
0.93 as the
0.34 as they
0.16 aspect of
0.25 aspect screen
-0.17 at
2.11 at 40
0.19 at 8
0.59 at an
0.72 at both
0.17 at iso
0.34 at it
-0.28 at least
0.39 at most
0.54 at this
0.77 at y20
0.54 athlon
1 athlon 1.4
0.42 athlon at
0.66 athlon has
0.69 athlon is
0.22 attack midfield
0.25 audigi
-0.22 auto
-0.31 automat
0.16 avail to
0.17 averag
0.3 away with
0.22 awesom and
0.37 back of
0.95 barca
0.22 base of
0.19 bastin
0.32 bastin s
0.43 batteri do
0.61 batteri life
0.4 batteri replac
0.28 batteri that
0.17 batteri which
0.63 bay
0.25 be a
0.28 be as
-0.18 be better
1.57 be easier
0.74 be expect
0.26 be happier
0.25 be one
0.16 be remov
0.82 be the
0.5 be use
0.38 beat
1.03 beat the
0.3 becaus
1.19 becaus the
0.53 been disappoint
0.79 been much
0.22 beer
0.9 befor intel
0.7 begin to
1.29 behavior
-0.24 below
0.87 bergkamp
3.7 best
2.13 best 4
-0.18 best buy
0.22 best digit
1.25 best dvd
1.18 best in
1.73 best of
1.48 best phone
0.43 best you
0.57 bet
2.74 better
0.96 better and
0.25 better becaus
0.16 better buy
0.96 better choic
-0.16 better design
0.59 better in
0.76 better perform
1.73 better than
1.32 between
3.48 between a
1.24 between the
1.78 big differ
0.39 big of
3.04 bigger
1.14 bigger than
1.31 bit bigger
0.79 bit more
0.8 black ink
0.3 bmp
0.46 bodi
1.59 both
2.3 both coke
1.57 both compaq
1.47 both have
1.78 both intel
0.96 both model
0.45 both the
0.18 both will
0.61 bottl plant
0.4 bottom line
-0.26 bought
1.04 bought 2
-0.36 bought this
1.27 box
2.36 brick
0.22 broke the
0.67 bucharest
0.2 burner
0.43 but
1.42 but as
0.47 but by
0.41 but doe
-0.21 but i
0.86 but in
2.33 but is
0.37 but it
0.22 but not
0.27 but now
0.48 but seem
0.34 but so
0.4 but still
0.4 but their
0.2 but when
0.15 but while
-0.69 button
-0.31 buy a
-0.18 buy the
0.34 by a
1.29 by side
0.2 by the
0.47 ca n't
0.51 cabinet
0.73 cach
0.81 cach is
0.76 cach that
0.23 calendar
-0.6 call
0.19 came out
0.27 camera
0.79 camera and
0.47 camera but
0.37 camera can
0.52 camera captur
5.01 camera i
0.29 camera out
0.51 camera review
0.73 camera that
0.39 camera to
0.61 camera use
0.52 camera which
0.87 can buy
0.17 can do
0.25 can make
0.88 can now
0.41 can play
1.34 can say
0.43 can see
-2.38 can t
1.18 canon
0.46 canon powershot
0.82 capabl
0.63 capac cartridg
-0.2 car
1.37 card memori
0.24 carrier
1.93 cartridg
0.27 case and
0.65 case it
0.44 catch is
1.17 caus by
0.19 cd and
1.97 cd player
0.17 cd r
-0.67 cds
-0.18 celeron is
0.8 central
1.54 central midfield
0.49 chang of
0.23 cheap and
13.12 cheaper
1.11 cheaper and
1.48 cheaper than
0.95 chelsea
0.42 chelsea and
1.63 chelsea are
0.36 chelsea has
1 chip
1.13 chip and
0.4 chip are
0.37 chip but
0.75 chip is
0.37 chip the
2.15 choic
0.23 choos
0.75 choos the
2.81 chose
8.99 chose the
0.34 christma present
0.26 claim
0.24 class
0.21 clean
1.61 clear
0.49 clear as
0.54 clear the
0.45 clock at
0.35 clock multipli
0.21 close
3.97 close in
0.43 closer
0.71 closest
0.57 closest to
0.56 club in
0.17 coca
0.17 coca cola
1.58 coke
0.4 coke and
0.85 coke has
0.38 coke is
-0.35 coke vs
0.15 cola
0.61 cola is
-0.44 collect
0.96 color cartridg
0.96 combo
0.26 come in
0.66 come to
1.06 commerci
1 compani are
0.5 compaq
7.96 compar
0.17 compar the
4.15 compar to
0.96 compar with
0.34 compat
0.24 composit
0.36 comput with
-0.27 con
0.3 concert
0.29 conclud
0.73 conclud that
-1.06 connect
0.85 consid the
0.25 consider
0.38 consum
0.18 consumpt
0.37 consumpt of
0.62 continu shoot
0.21 contract
0.18 contrast
0.62 contrast ratio
0.25 control and
0.2 control panel
0.22 coolpix
0.99 core
0.64 core of
0.29 core processor
0.93 cost
0.51 cost more
-0.17 could be
0.22 could get
0.2 could n't
0.6 coupl with
0.35 cours if
0.19 cpu 's
1.16 cpu is
0.35 creativ and
0.49 creativ will
0.35 cross
0.25 csr
-1.04 custom
-0.31 custom servic
0.62 cute
1.01 cyan
1.01 cyan and
1.18 czech
1.18 czech republ
0.34 d
1.05 d 70s
0.16 d 820
0.27 d now
0.49 dah-1500i
0.85 data storag
1.06 ddr
0.27 ddr and
0.16 ddr memori
0.42 ddr sdram
0.53 debat
0.58 decid whether
0.22 deck
0.39 defici
0.3 delic
0.2 deliv
0.21 dell
0.42 demo
0.32 departur
0.18 design and
1.3 deskjet
0.25 deskjet 450
3.09 deskjet 5440
0.88 despit
0.72 despit it
1.18 detail of
0.23 devic that
0.18 devot
1.18 dew
0.19 did so
0.69 die cach
1.18 diet
1.91 diet coke
0.62 diet pepsi
3.25 differ
4.85 differ between
0.17 differ from
0.35 differ in
0.91 differ is
0.57 differ the
1.77 digit
4.27 digit camera
0.28 direct print
0.22 disappoint with
-0.54 disk
0.21 display and
0.29 dissapoint
0.65 dissip
0.19 distribut
-0.53 do not
0.23 do some
0.29 document
0.66 doe n't
0.28 dollar
-0.28 domin
-0.25 done
0.24 doubl
0.28 doubl as
0.7 doubl the
0.25 doubt
1.13 down
0.18 down at
-0.81 download
0.21 dr650
0.16 dri
1.38 drink
0.31 drink market
0.8 drink pepsi
0.43 drink produc
-0.47 driver
-0.32 drop
0.29 dual
0.46 dual core
0.48 durabl
1.66 duron is
0.69 dv4000
-0.17 dvd 's
0.27 dvd burner
0.58 dvd r
0.34 dwight
0.34 dwight york
0.42 each of
0.63 ear
0.39 earn
1.93 earn a
0.15 eas of
4.48 easier
3.66 easier to
0.26 east
-0.19 eax
0.19 economist
-0.29 either
0.37 electron
0.56 eleg
1.14 elimin
0.37 elimin the
0.27 encod at
0.63 encount
1.42 engin
0.25 english
-0.54 enough
0.34 entri
0.93 entri level
0.21 epinion
0.53 equal the
0.6 equip
0.84 equip with
1.2 equival
0.31 ericsson
0.41 establish
-0.84 etc
0.59 european champion
0.26 even
0.76 even a
0.23 even better
0.19 even more
0.28 even though
0.8 even when
0.38 event
0.95 ever
0.16 ever use
1.2 everi way
0.42 everyday
0.27 everyth you
0.64 exceed
2.24 exceed the
0.42 excel and
8.36 excel choic
0.33 expect
0.21 expect that
0.42 expect to
0.36 expens
1.24 expens but
0.24 expens than
0.24 extra
0.32 f
0.29 f10 is
0.43 fact
0.18 fade
0.18 fantasi
2.1 far more
0.95 far superior
0.34 fast
1.01 fast as
2.08 faster and
0.51 faster but
-0.49 faster than
1.03 fastest
0.48 favor
0.22 fear
0.15 featur are
0.35 featur in
0.56 featur it
0.84 featur such
0.17 featur that
0.6 featur the
0.17 feel
0.59 feel solid
0.16 felt
0.61 fiddl
-2.2 file
-0.21 fill
0.62 film camera
0.24 finepix
2.35 finepix z1
0.23 finish
1.3 firefox
12.37 first digit
0.45 first of
0.79 first product
0.35 first to
0.15 flair
1.7 flank
0.22 flat with
0.45 fletcher
0.22 fli
0.95 flip
1.61 flip phone
0.18 fm radio
-0.59 focus
-0.36 folder
0.36 folk
0.51 follow the
0.17 footbal the
0.19 for a
1.96 for all
0.32 for anoth
0.94 for both
0.53 for everi
0.48 for free
1.33 for less
0.43 for low
0.2 for money
1.81 for near
0.18 for sever
-0.43 for those
0.33 for track
0.76 for veri
0.17 for window
0.26 for work
0.69 forc to
0.48 form
0.25 form factor
0.54 formal
0.54 formal test
0.55 former
0.3 formula
0.6 forward
0.23 found on
0.54 four usb
0.42 four wheel
0.22 frame rate
0.21 fring level
0.27 from a
0.35 from all
0.38 from an
1.41 from other
1.51 from that
0.15 front panel
0.31 front side
0.23 fuel
0.19 full size
0.17 fulli
3.25 furthermor
1.01 futur
1.23 g2
0.25 g2 and
0.26 ga
0.7 gamer
0.25 gap between
0.19 gate
0.81 gattuso
1.13 gb ipod
0.32 gb nomad
0.17 gb zen
0.45 generat
0.33 get ani
-0.16 get better
0.28 get into
0.64 get me
0.54 gh
0.54 gh z
1.52 ghz
0.18 ghz and
1.94 ghz pentium
0.89 gigahertz
0.16 gigg
0.41 give an
0.36 given the
0.18 glad
1.03 glad i
0.24 gm
0.43 go to
1.91 go with
1.02 goal
1.85 goal com
0.9 goe up
0.21 good and
2.55 good as
0.23 good at
1.05 good choic
0.15 good qualiti
0.16 good thing
0.76 googl
-0.21 got
0.19 grant
-0.22 great
0.51 great pictur
0.76 great player
3.39 greater
0.2 greatest
0.19 grow at
0.26 gunner
0.69 guy
3.8 h1
9.15 h2
2.49 h2 's
1.02 h3
0.73 h3 's
0.18 h3 is
0.44 had one
-1.11 had to
0.26 half the
0.93 hand
9.97 hand down
0.55 hand free
0.62 hand on
0.21 handl
-0.23 happi
-0.29 harder
-0.29 harder to
0.38 has been
0.85 has more
1.07 has releas
0.57 has the
0.28 have about
2 have all
1.42 have ever
0.22 have given
0.24 have made
0.49 have more
0.42 have own
0.36 have problem
0.24 have put
0.22 have score
0.58 have the
-0.47 have to
0.53 he is
0.21 head in
0.26 heavi
0.23 heavier
0.53 heavier and
0.73 height
0.62 held
0.28 hell
0.96 henri
0.18 high iso
0.37 high perform
0.4 high resolut
-0.18 high speed
0.68 higher clock
0.53 hiss
0.69 hold and
0.98 hold midfield
0.43 hope i
0.28 hot shoe
0.65 hour on
0.5 how about
0.29 how can
1.23 how well
0.72 howev for
0.33 hp
0.29 hp deskjet
1.03 huge differ
1.6 hummer
0.4 hundr
0.75 hundr dollar
0.31 hungari
0.22 hurt
0.56 i 've
0.63 i believ
3.79 i chose
0.34 i ever
0.57 i experi
0.53 i get
0.45 i high
0.17 i learn
0.21 i look
-0.56 i love
1.18 i pod
-0.63 i purchas
0.76 i review
0.22 i say
1.33 i should
0.17 i spent
0.74 i start
0.55 i suppos
0.4 i think
-0.3 i will
0.22 ian
0.22 ian wright
2.38 ident
0.19 iii coppermin
0.46 imag that
0.47 immedi
0.37 imo
-0.15 import
0.47 impress
0.16 impress with
1.4 improv
0.62 in
1.31 in 1992
1.91 in central
0.22 in china
0.66 in everi
0.8 in fact
0.28 in function
1.07 in it
0.49 in itself
3.83 in line
0.71 in mind
0.67 in my
1.01 in on
0.18 in other
1.12 in perform
0.78 in place
0.66 in poland
0.16 in price
0.38 in romania
0.45 in russia
0.36 in short
1.03 in some
0.62 in term
0.23 in the
0.42 in their
0.21 in them
0.29 in these
0.36 in this
1.49 in two
0.64 inch
0.16 inch and
0.2 inch screen
0.26 inch wide
-0.93 includ
0.18 inde
-0.28 inform
0.29 initi
1.23 ink
0.15 ink cartridg
10.34 inkjet
2.99 inkjet we
0.36 innov
0.26 inspiron 6000
-0.25 instead
-0.33 instruct
0.42 intel
0.19 intel chip
0.79 intel had
0.21 intel has
1.02 intel is
1.42 intel p4
1.35 intel processor
0.3 interact
0.27 interfac for
0.42 interior
-0.22 into
-0.52 into the
0.17 investor
0.96 ip4200
3.92 ipod
1.25 ipod 's
0.84 ipod has
0.44 ipod i
2.84 ipod mini
-0.16 ipod of
0.51 ipod or
1.36 ipod shuffl
0.67 is
0.75 is all
0.31 is also
0.17 is alway
1.7 is as
0.27 is cheaper
0.21 is current
0.28 is definit
1.84 is equal
0.27 is equival
0.32 is grow
0.2 is handi
0.26 is it
0.23 is like
0.19 is more
2.75 is my
0.45 is n't
0.62 is not
0.79 is notic
0.37 is pretti
0.93 is probabl
0.17 is quit
0.65 is replac
0.21 is run
2.02 is similar
0.88 is simpl
0.39 is small
0.32 is somewhat
2.53 is still
3.29 is superior
0.43 is suppos
2.84 is the
0.52 is total
0.71 is tri
1.54 is true
0.27 is uniqu
0.5 isn
0.5 isn t
0.18 iso 1600
0.66 iso shoot
1.42 it 's
0.15 it come
0.31 it could
0.96 it doesn
0.37 it even
0.16 it happen
0.25 it is
0.18 it offer
0.15 it on
-0.19 it out
-0.17 it play
5.6 it predecessor
1.23 it print
0.59 it show
2.05 it sibl
0.35 it sinc
0.86 it that
0.47 it the
0.22 it there
-0.24 it work
0.35 jazz
-0.3 job
0.34 john
0.34 jpeg
0.37 jukebox is
0.95 jump
0.52 juninho
0.64 just as
1.5 just becaus
4.89 just how
0.15 just like
0.55 juventus
0.19 k of
0.36 k5
0.64 k6-2
1.59 k6-2 's
0.15 k6-2 and
1.4 k6-i
0.74 k6-i 's
0.43 kbps wma
0.28 kds-r60xbr1
0.95 kean and
0.95 keep in
0.8 keep it
0.25 key to
1.28 know this
0.32 kodak
0.61 l1 cach
0.24 l2 cach
0.73 l2000
0.41 lag
0.26 lali
0.26 lali ga
0.86 larger
0.37 larger than
0.5 last
0.32 last just
0.87 later when
3.21 lead
4.58 lead in
2.75 leader
5.39 leader in
0.22 leagu
1.29 leagu goal
-0.19 least
0.28 left and
0.26 leg
-3.43 length:0
0.19 length:3
0.32 length:4
0.98 length:5
1.09 less
1.34 less expens
0.77 less power
1.47 letter
0.29 life
0.15 life of
2.12 lighter
0.8 like
0.47 like a
0.42 like have
0.97 like it
0.33 like most
0.57 like my
4.17 like other
2.38 like the
1.36 like there
0.25 line
0.43 line for
0.81 line i
0.88 line with
0.53 lit
0.17 littl camera
0.24 littl extra
0.52 littl more
0.94 long period
0.16 longer
1.04 longer batteri
0.35 look
1.05 look like
0.24 look of
0.44 look realli
0.27 lot better
-2.71 love
-0.18 lower
0.35 lowest
0.25 loyalti
2.01 lyon
0.31 m
0.6 m7500
0.23 machin with
0.79 made it
0.47 madrid
1.01 magenta
2.5 make this
1.22 man utd
0.49 manchest
0.96 manchest unit
0.19 mani peopl
0.22 mani year
0.35 manual control
0.83 manufactur 's
0.59 margin
1.75 market in
0.8 match
0.31 matter
0.2 matthew bennett
3.27 may look
-0.38 mb
0.31 mb of
0.24 me as
-0.15 me to
0.76 mean that
0.59 measur
1.29 medium
3.05 mega
0.77 megapixel
0.33 megapixel camera
0.22 memori and
-0.44 memori card
0.6 memori is
0.7 memori slot
0.63 mention a
0.27 mention it
-0.21 messag
0.39 mexico
1.61 mexico is
0.27 mhz
0.17 mhz and
0.27 mhz fsb
0.29 mhz one
0.2 micron
0.62 midfield
1.06 midfield and
1.35 midfield as
2.11 midsiz
0.28 might not
0.29 milan
0.28 mine for
2.82 mini
0.24 mobil 's
-0.72 mode
1.21 mode like
2.29 model
1.62 model 's
0.26 model and
2.66 model for
3 model is
0.45 model use
1.16 modul
0.5 moment you
1.59 more
0.31 more and
0.3 more cach
0.42 more comfort
0.17 more difficult
1.3 more expens
0.39 more featur
0.47 more for
0.19 more i
0.38 more on
0.54 more pleas
-0.32 more than
0.17 most
0.2 most of
1.02 most other
0.4 most recent
1.11 motorola
0.44 motorolla
0.22 mount
0.82 mountain
1.18 mountain dew
-0.22 move
-0.34 movi
0.98 mozilla
0.44 mp
0.16 mph
0.17 mpys and
0.91 much
0.62 much better
0.98 much cheaper
0.75 much easier
0.29 much more
-0.18 much nicer
0.26 music is
0.42 my canon
0.47 my cd
2.82 my first
0.71 my friend
0.56 my home
0.66 my movi
0.28 my need
0.22 my opinion
0.25 my pocket
1.62 my previous
0.37 my unit
0.2 n't as
0.19 n't be
0.37 n't have
0.56 n't take
0.33 n't the
0.49 n't understand
0.27 n't wast
0.53 n400c
-1.87 names:0
0.57 names:2
2.88 names:3
0.38 narrow
0.28 nation
0.2 nativ
0.48 nativ resolut
0.87 near
0.94 near a
1.54 near as
0.41 near futur
0.9 necessarili
0.18 need for
0.69 neither
0.31 never be
0.68 new chip
0.17 new ipod
0.51 new model
1.74 new pentium
0.34 nice to
0.41 nikon
1.23 nikon 4y00
0.52 nikon coolpix
0.27 nine
0.31 no doubt
0.22 no need
0.23 no other
0.53 no question
0.85 nokia
1.32 nokia 6610
0.29 nokia phone
0.41 nomad is
0.56 nomad zen
1.69 not as
1.25 not bad
0.49 not caus
0.58 not i
1.31 not like
0.15 not one
0.16 not quit
0.58 not seem
0.41 not so
0.28 not sure
0.58 not the
0.44 not to
0.6 not up
0.19 note that
0.38 notebook
2.28 notic a
-0.32 now i
-0.39 numbers:0
0.19 numbers:2
1.02 numbers:3
2.59 nx
1.4 nyse
0.28 object
0.37 octob
0.26 of 3
0.96 of 89
0.2 of ani
0.2 of full
0.18 of headphon
0.21 of other
0.74 of peopl
0.18 of problem
1.89 of ram
0.4 of soft
0.25 of some
0.62 of the
0.79 of them
0.3 of view
1.8 of which
0.76 offer
0.18 offer the
-0.26 offic
1.44 offici
0.46 old
0.38 older
1.27 olympus
0.6 on all
1.03 on averag
0.27 on both
0.3 on die
0.5 on glossi
0.25 on one
0.24 on other
0.76 on pepsi
0.59 on plain
1.11 on that
0.35 on top
-0.24 onc
0.23 one area
0.41 one charg
0.62 one of
0.21 one or
0.44 one the
0.77 one you
0.25 onli the
0.27 onli thing
0.44 onlin
0.34 onlin servic
2.81 opera
0.26 opinion
0.7 opinion the
0.97 or 4
0.44 or 5
0.61 or as
0.89 or even
0.88 other
0.3 other area
0.26 other camera
0.17 other devic
0.26 other model
0.7 other review
1.06 other word
0.3 ounc
0.54 our formal
0.34 our test
0.47 out a
0.37 out how
0.25 out of
0.25 out on
0.15 out that
0.5 outlook
0.21 outperform
1.37 outperform the
0.94 output
1.64 output tray
2.05 outsid
3.31 outsid the
0.33 over
1.19 over it
0.42 overal
0.46 overal perform
0.36 overal the
0.25 oversea
0.28 p
1.64 p display
0.34 p4
0.52 pace
0.21 packag
0.76 page
1.08 page per
0.68 palm
0.56 panel and
2.01 paper
0.16 paper but
0.19 paper tray
0.77 par
0.21 par with
0.22 past few
0.74 paul
1.1 paul schole
1.41 pc1yi
0.28 pda
0.67 pentium
0.28 pentium d
0.73 pentium ii
0.62 pentium m
0.28 pentium pro
0.4 peopl are
0.34 peopl have
2.48 pepsi
0.79 pepsi 's
0.33 pepsi and
2.81 pepsi are
0.28 pepsi has
0.96 pepsi vs
0.97 per charg
0.78 per minut
1.13 perform
0.64 perform and
0.37 perform increas
0.85 perform to
0.57 perhap the
0.15 period of
0.16 person use
0.23 perspect
0.52 philip
0.22 phone
0.69 phone and
1.07 phone i
0.64 phone is
0.18 phone number
-0.25 phone out
0.62 phone that
0.4 phone when
0.96 photo color
0.82 photo you
0.85 pic 's
-0.16 pick
0.17 pictbridg
0.74 pictbridg compat
0.36 pictur i
0.25 pictur qualiti
0.75 pictur yet
0.81 pigment
0.81 pire
1.44 pirlo
1.07 pixel
0.15 place in
0.81 plain
1.21 plain paper
-0.16 plan
1.12 plant in
0.33 platform
0.27 play a
0.21 play all
0.36 play disc
0.21 play music
0.68 play well
0.66 play with
-0.55 player and
0.53 player at
-0.28 player for
0.64 player it
0.36 player use
0.44 player when
0.24 player which
-0.91 pm
1.01 pod
0.77 poland
0.31 pop off
1.5 popul
0.45 popular
0.33 port
0.21 port on
0.43 portabl cd
1 post
0.17 power
0.29 power in
0.22 powerpc
0.91 powershot
0.54 ppm
6.39 predecessor
0.62 premiership
0.6 present
-0.25 press
0.17 pretti cool
0.83 pretti nice
0.24 prevent
2.74 previous
3.16 previous generat
0.56 previous model
2.59 price
0.23 price and
0.47 price but
1.39 price differ
0.3 price have
3.33 price of
1.61 price rang
0.54 print
0.28 print on
0.74 print port
0.49 printer
0.17 printer but
2.08 printer we
0.18 prioriti
-1.13 problem
0.79 problem in
0.19 process and
0.33 process is
0.43 processor at
0.35 processor for
0.78 processor i
0.53 processor that
0.4 produc
0.48 produc by
0.35 product to
0.16 program and
0.69 project
1.46 project set
-0.17 pros
0.2 protect it
-0.35 purchas
0.15 qualiti
0.16 qualiti is
0.45 qualiti of
0.53 quick in
0.18 quit
0.73 quit as
0.26 quit impress
2.9 quit the
0.48 r
0.43 race
0.45 rambus
0.19 rate for
0.31 rate it
0.28 rate the
0.36 rca
1.2 rdram
0.49 read a
-0.19 read the
0.26 readabl
0.48 readi for
0.37 real madrid
0.71 realli cool
0.58 rear
1.01 rear project
0.16 receiv a
0.55 recent
0.68 recharg it
0.86 reclaim
1.45 recommend a
1.3 reebok
0.55 refresh
0.33 releas a
0.23 reli on
1.37 replac by
0.16 replac them
1.18 republ
0.35 reput
2.03 requir the
2.04 resembl
0.54 reserv
0.84 resolut of
0.15 result in
0.89 retail
-1.93 return
0.22 review have
0.52 review to
0.42 ride
0.54 ridicul
0.72 right out
0.38 right side
-0.62 rip
0.45 rival
2.27 robust
0.21 romania
0.27 ronaldinho
0.3 ronaldo
0.6 ronaldo and
1.04 rooney and
0.35 rotat
0.96 rout
0.68 roy
0.68 roy kean
0.15 rptv
1.18 rptvs
-1.52 rule:-er than
1.08 rule:as
1.27 rule:beats
1.18 rule:compared to
-0.28 rule:compared with
1.22 rule:less
0.62 rule:more
3.49 rule:similar to
7.04 rule:superior
0.67 rule:than
4.44 rule:the best
0.2 rule:the fastest
0.59 rule:the most
0.39 rule:the only
2.65 rule:unlike
3.92 rule:versus
2.98 rule:vs
0.32 run
0.24 run at
0.17 run for
0.18 run window
0.31 rundown
0.31 rundown test
0.37 s and
0.39 sale of
0.67 same
0.18 same for
0.58 same price
-0.19 same size
1.06 same speed
0.95 samsung
0.15 saudi
0.68 saudi arabia
1.81 save money
0.23 saver
0.16 say the
0.34 schole is
2.26 score
0.18 score a
1.9 score of
0.21 screen at
0.19 screen lock
2.78 script
3.86 sd500
0.19 se
0.29 season they
0.77 second and
0.24 see in
0.31 see more
0.17 seem
0.54 seem to
2.24 seen
2.69 seen in
0.16 seen the
0.31 sell the
-0.25 send
0.28 sensor
0.91 seri and
0.19 server and
-0.22 servic
-0.16 set
0.24 set on
0.2 sever differ
0.7 sexi
0.23 shake
0.38 sharp and
0.42 sheet
0.17 shield
0.45 shoe
0.22 shoe and
0.39 shoot camera
0.6 shortcom
0.34 shortcut
0.23 shorter
1.46 shot per
0.26 shot with
0.3 should
1.74 should go
0.79 should say
0.37 shoulder
0.24 show a
0.26 show that
0.95 shuffl
-0.22 shutter
0.18 shutter prioriti
3.57 sibl
0.47 side bus
1.29 side by
1.27 sign
0.33 sign of
0.19 silent
1.92 similar
2.79 similar to
0.61 simpl to
0.34 simpler
0.16 singl thread
-0.19 site
-0.2 situat
1.01 six color
0.41 size
0.45 size and
0.28 size this
0.24 slide
0.26 slide show
1.12 slight
0.16 slight better
1.37 slight differ
0.4 slight larger
0.34 slight more
0.7 slot and
-0.39 slower
0.18 slower than
0.87 slr
0.92 smaller
0.43 smaller than
0.44 smith
0.41 so good
0.62 so how
-0.38 so i
0.35 so mani
0.4 so much
0.46 so this
0.32 soccer vs
0.17 socket
1.5 soft
1.93 soft drink
0.4 softwar packag
0.25 softwar with
0.65 sold in
0.2 sole
1.7 solid
0.19 solut
0.21 some other
0.28 some thing
0.19 someth like
0.57 someth to
0.46 somewher
-2.16 song
0.48 soni
0.31 soni ericsson
0.41 sound
0.26 sound good
0.51 sound qualiti
0.47 sound which
0.21 sourc
3.5 soviet
3.5 soviet union
0.16 spare
0.97 spare tire
0.22 speed but
0.38 speed of
0.46 speed was
0.53 spend more
0.19 splash
1.07 sprite
0.64 squad
0.99 stabil
0.34 stage
1.11 stage of
0.34 stand out
0.17 start and
0.35 state of
0.22 stay
0.51 step up
1.07 still
1.26 still has
0.46 still play
6.83 still the
-0.54 stop
0.18 stopwatch
-0.28 store
0.28 stori
0.28 strict
0.9 strong
2.65 strong as
0.42 stronger
0.83 struggl
1.29 style
0.34 sub
0.36 subtl
0.16 such
0.16 such a
0.47 such as
-0.2 suck
1.93 superccd
7.04 superior
0.43 superior to
-0.4 support
0.17 support number
0.66 suppos
0.38 supris
0.63 sure what
0.51 swing
0.31 swing gate
0.21 switch to
0.19 system bus
0.83 system to
-0.2 t
1.11 t610
1.76 t610 has
-0.41 tag
-0.2 take
0.62 take better
0.52 take great
-0.69 taken
1.36 tape
0.21 tast
0.24 technolog and
0.23 televis
0.29 term
0.62 term of
1.04 test
0.53 test and
0.16 test that
0.25 test the
0.71 text
1 text look
1.32 than
-0.27 than a
2.67 than an
-0.25 than ani
0.23 than averag
1.16 than chelsea
0.48 than it
0.84 than most
2.33 than on
0.35 than that
2.33 than the
0.8 than what
0.61 thank to
1.51 that all
1 that amd
0.97 that coke
0.15 that have
0.21 that intel
0.87 that last
0.22 that like
0.72 that mani
1.25 that matter
0.32 that mean
0.25 that much
0.43 that need
2.45 that of
0.15 that on
0.49 that peopl
0.75 that run
0.73 that seem
0.46 that take
0.25 that were
0.19 that with
0.44 that work
0.23 the
0.54 the 100
1.02 the 2
0.41 the 2600
2.5 the 40
0.61 the 50
1.93 the 5440
0.35 the 56
0.45 the 5940
1.81 the 8100
0.95 the abil
0.4 the ad
0.23 the all
2.33 the amd
0.24 the archo
0.29 the art
0.32 the athlon
0.26 the attack
0.61 the ball
4.44 the best
0.31 the better
0.95 the box
0.26 the build
0.72 the call
-0.73 the camera
2.68 the canon
0.2 the catch
0.27 the cell
0.33 the chip
0.25 the clock
0.54 the compaq
0.2 the complet
0.6 the consum
0.39 the core
0.24 the cost
0.41 the current
1.18 the czech
0.58 the dah-1500i
0.4 the deskjet
0.26 the desktop
0.18 the detail
0.53 the differ
1.58 the dv4000
-0.51 the dvd
0.23 the earli
0.19 the economist
0.18 the english
0.2 the extra
0.21 the face
0.2 the fastest
0.36 the featur
5.62 the few
0.32 the final
0.19 the finepix
0.38 the fli
0.84 the former
1.55 the futur
0.51 the g2
0.31 the goal
0.3 the group
0.26 the gunner
2.88 the h1
4.22 the h2
1 the h3
0.78 the hp
0.19 the i
-1.09 the includ
0.92 the intel
1.91 the ip4200
3.81 the ipod
0.86 the k6-2
1.03 the k6-i
0.36 the kds-r60xbr1
0.9 the l2
1.11 the l2000
0.41 the larger
0.35 the largest
1.32 the last
1.38 the lead
0.15 the left
-0.59 the len
0.36 the line
0.56 the lowest
1.24 the m7500
0.39 the manufactur
0.57 the maximum
0.29 the mobil
0.59 the most
0.44 the motorolla
1.07 the nikon
0.17 the notmad
1.47 the old
0.18 the olympus
0.39 the onli
0.22 the origin
0.19 the os
5.55 the output
0.17 the photo
0.81 the pigment
0.18 the piii
-0.46 the player
0.58 the premiership
0.47 the price
-0.32 the problem
0.48 the process
2.07 the rear
0.24 the regular
0.86 the same
0.21 the saudi
0.99 the sd500
3.12 the search
0.39 the size
0.44 the soft
-0.25 the song
1.8 the soni
0.36 the speed
0.38 the squad
0.27 the station
0.19 the t610
1.37 the three
0.56 the tini
0.23 the tradit
0.65 the truth
0.16 the tv
1.19 the two
1.52 the u.
0.16 the world
0.6 the worst
0.15 the wrong
0.23 the x86
0.33 the xbox
0.18 the year
0.57 the z750
0.84 the zen
0.72 their player
0.45 them are
3.07 then the
0.17 there that
5.12 they all
0.35 they are
0.17 they both
0.23 they can
0.25 they said
0.37 thin
0.18 thing as
0.35 thing the
0.17 think
0.18 think is
0.39 think that
0.52 think this
-0.27 third
0.98 this case
0.4 this great
0.95 this is
2.25 this littl
0.37 this may
0.37 this model
0.65 this point
-0.56 this product
0.22 this would
0.58 though there
0.36 though we
1.46 three
2.51 three laptop
0.52 three of
0.18 thrill
0.19 throw
0.27 time in
0.2 time is
0.2 tini
0.99 tire
0.67 tire of
0.31 to amd
0.64 to and
0.26 to anyon
0.17 to be
-0.38 to buy
0.34 to captur
0.19 to challeng
1.24 to choos
0.18 to cover
0.16 to decid
0.16 to encod
0.83 to his
0.34 to mention
0.47 to nikon
0.53 to notic
0.7 to offer
0.21 to oper
0.96 to other
0.37 to own
0.42 to print
-0.16 to read
0.22 to recharg
0.21 to releas
1.69 to select
0.2 to sell
0.18 to stay
0.4 to t
0.43 to that
1.9 to tweak
2.01 to unlock
-0.18 to work
0.15 toggl
0.81 tone down
-0.45 too
0.41 top
0.16 top notch
-0.36 track
0.36 track name
0.73 tradit
-0.61 transfer
0.26 transit
0.39 travel
0.46 travelm
0.3 tray
0.37 tremend
0.26 truth
1.28 tweak
2.75 twenti
1.06 twice
1.5 twice as
1.94 twice the
0.28 twist
0.16 two
0.6 two compani
0.38 two differ
0.28 two month
1.11 two phone
0.18 typic
3.74 u.
0.21 under the
0.3 understand and
0.35 understand whi
0.32 unfortun the
3.5 union
0.71 unit
0.49 unit 's
0.18 unit and
2.38 unit have
2.14 unit will
2.39 unlik
1.69 unlik my
1.03 unlik the
1.35 unlock
0.22 up as
0.51 up from
0.57 upgrad it
0.22 upgrad to
1.53 urban
0.22 usabl
0.18 use in
0.62 use is
0.21 use one
1.15 use rambus
-0.18 use than
0.56 use your
1.36 utd
0.42 valu
0.47 various
-0.21 veri
-0.22 veri easi
0.49 veri high
0.78 veri similar
0.86 versatil
3.92 versus
-0.49 via
-0.78 video
0.53 vivid
3.88 vs
0.32 vs footbal
0.2 vs intel
-0.43 vs pepsi
0.17 w
0.85 walkman
-0.29 want a
0.83 want it
0.19 want the
-0.29 want to
0.43 was about
0.68 was my
0.3 was surpris
0.42 wast your
0.61 way for
0.17 way transfer
0.37 wayn
0.37 wayn rooney
1.66 we 've
1.5 we get
1.08 we test
0.76 week to
0.56 welcom
0.46 well and
-0.36 well as
0.17 well design
0.69 well the
1.21 well with
-0.27 went
0.17 wheel drive
0.76 wheel is
0.17 when deal
0.59 when plug
0.32 when we
3.99 wherea
0.31 wherea the
0.16 whether
0.56 whether i
0.18 whi did
0.33 whi it
0.52 which in
0.79 which made
0.53 which work
0.45 while
0.46 while a
1.2 while play
1.45 while the
0.31 while there
-0.24 white
0.16 who has
0.29 whose
0.25 wide aspect
0.8 widescreen
1 will also
0.26 will cost
1.94 will keep
-0.2 will not
0.63 will want
5.2 win
2.55 win hand
2.88 win this
0.76 winger
0.91 winner
0.48 with 3
-0.17 with all
2.27 with cyrix
0.92 with ddr
0.26 with featur
0.29 with microsoft
1.06 with most
-0.93 with my
1.34 with other
0.33 with sprint
0.34 with the
0.2 with their
3.01 with them
0.6 without ani
0.19 wma file
0.8 won
0.16 word
0.5 word the
0.47 work better
0.63 work of
0.94 work right
0.59 worldbench
0.59 worldbench 5
0.4 wors
0.26 worth
0.29 worth it
0.6 would expect
0.18 would find
0.3 wow
0.86 wright
2.32 wright s
-0.17 x
0.3 x2 y800
0.59 xbox
0.71 xbox y60
1.74 xp 2000
1.5 xtra
2.67 xtra is
0.24 y00
0.57 y25
0.87 y60
0.22 y70
0.22 y800
0.24 year 's
0.62 year and
1.35 yellow
-0.24 you
-0.6 you 'll
0.21 you ask
3.42 you compar
-0.21 you have
0.44 you in
0.46 you might
0.21 you use
0.17 you will
0.23 younger
0.33 your pc
1.11 your phone
0.32 z
2.35 z1
0.57 z750
0.74 zen
2.36 zen nx
1.87 zen xtra
0.17 zero
0.64 zx
2.92 ~ER
0.93 ~ER 's
0.55 ~ER 2
0.48 ~ER 200
0.39 ~ER 4
0.21 ~ER a
1.61 ~ER actual
0.87 ~ER also
0.3 ~ER although
1.62 ~ER an
1.01 ~ER and
-0.31 ~ER at
0.49 ~ER batteri
0.67 ~ER be
2.22 ~ER becaus
1.47 ~ER been
-0.27 ~ER better
1.52 ~ER bit
0.15 ~ER both
3.52 ~ER but
0.63 ~ER cach
0.5 ~ER can
1.53 ~ER capac
2.21 ~ER cartridg
-0.19 ~ER celeron
2.52 ~ER cheaper
0.93 ~ER clock
0.74 ~ER cola
1.62 ~ER compar
0.22 ~ER comput
0.18 ~ER could
-0.16 ~ER cpu
1.97 ~ER despit
0.18 ~ER doe
0.79 ~ER especi
0.54 ~ER even
0.76 ~ER explor
0.34 ~ER faster
0.43 ~ER flash
0.46 ~ER for
0.81 ~ER fsb
2.13 ~ER gb
0.51 ~ER general
0.25 ~ER get
0.3 ~ER ghz
0.24 ~ER goal
0.72 ~ER h2
-0.19 ~ER h3
0.36 ~ER half
1.05 ~ER have
0.9 ~ER howev
0.23 ~ER iii
1.85 ~ER in
3 ~ER inch
1.3 ~ER ipod
3.73 ~ER is
1.55 ~ER it
2.67 ~ER just
1.62 ~ER k6-2
0.88 ~ER life
0.77 ~ER like
0.7 ~ER littl
0.54 ~ER longer
-0.16 ~ER look
0.17 ~ER lot
0.41 ~ER make
0.19 ~ER may
0.22 ~ER me
0.41 ~ER mean
0.86 ~ER memori
0.24 ~ER mention
0.72 ~ER might
0.18 ~ER mini
0.8 ~ER more
3.31 ~ER much
0.15 ~ER music
1.4 ~ER my
0.34 ~ER new
0.16 ~ER not
-0.24 ~ER of
0.52 ~ER offer
-0.37 ~ER on
-0.17 ~ER other
0.68 ~ER over
0.66 ~ER peopl
1.26 ~ER pepsi
0.27 ~ER percent
1.84 ~ER phone
0.52 ~ER process
1.25 ~ER run
0.3 ~ER screen
2.67 ~ER seem
0.81 ~ER signific
1.2 ~ER sinc
-0.74 ~ER slight
0.32 ~ER smaller
0.26 ~ER speed
1.22 ~ER start
0.76 ~ER still
-0.52 ~ER than
-0.96 ~ER the
0.21 ~ER their
0.63 ~ER then
1.31 ~ER they
0.28 ~ER though
1.33 ~ER to
-0.15 ~ER tri
0.37 ~ER two
0.23 ~ER up
1.58 ~ER was
2.64 ~ER way
-0.18 ~ER well
-0.21 ~ER were
0.93 ~ER which
0.65 ~ER window
0.27 ~ER would
-0.15 ~ER you
0.15 ~ER zen
1.3 ~EST
0.61 ~EST a
0.18 ~EST are
0.44 ~EST athlon
0.63 ~EST be
-0.22 ~EST best
0.16 ~EST camera
0.47 ~EST chip
1.09 ~EST current
1.37 ~EST ever
0.16 ~EST far
0.18 ~EST has
0.24 ~EST have
1.83 ~EST in
2.88 ~EST is
1.27 ~EST it
0.17 ~EST leagu
0.31 ~EST n't
1.25 ~EST not
0.19 ~EST of
0.2 ~EST phone
0.85 ~EST player
0.41 ~EST technolog
-0.17 ~EST than
0.46 ~EST that
1.85 ~EST the
0.58 ~EST to
1.75 ~EST with
0.68 ~all
0.65 ~all 've
0.62 ~all 3
0.18 ~all a
0.44 ~all abov
0.36 ~all although
0.6 ~all am
0.41 ~all and
0.4 ~all ani
0.27 ~all are
0.46 ~all bad
0.27 ~all batteri
0.25 ~all black
0.42 ~all built
0.44 ~all day
0.68 ~all depend
2.82 ~all disc
0.22 ~all exposur
0.37 ~all featur
1.58 ~all for
1.41 ~all friend
0.27 ~all from
0.22 ~all goalscor
0.64 ~all good
2.72 ~all great
2.16 ~all have
0.19 ~all help
1.29 ~all how
0.24 ~all i
0.29 ~all if
0.34 ~all inform
0.3 ~all know
0.65 ~all laptop
0.35 ~all me
0.71 ~all more
0.66 ~all movi
0.24 ~all my
0.19 ~all no
1.06 ~all now
0.27 ~all number
0.74 ~all of
1.19 ~all on
1.66 ~all phone
0.44 ~all play
0.29 ~all player
0.52 ~all point
0.24 ~all record
0.38 ~all review
0.88 ~all same
0.38 ~all seem
0.58 ~all soni
4.24 ~all sound
0.63 ~all standard
0.43 ~all still
0.21 ~all the
1.09 ~all them
1.35 ~all they
3.05 ~all three
0.36 ~all tri
5.39 ~all unit
0.41 ~all way
0.56 ~all were
0.51 ~all which
0.56 ~all zen
0.57 ~as 's
1.29 ~as amaz
0.66 ~as ani
0.52 ~as are
0.8 ~as arsenal
0.9 ~as as
0.42 ~as at
0.37 ~as athlon
0.48 ~as be
2.06 ~as but
0.24 ~as cd
1.05 ~as cheaper
0.21 ~as clear
0.17 ~as close
0.25 ~as compar
0.29 ~as continu
0.44 ~as differ
0.19 ~as doe
0.17 ~as doubl
0.72 ~as drive
0.39 ~as easi
0.57 ~as effect
0.23 ~as end
0.47 ~as ever
0.99 ~as expect
1.59 ~as fast
0.72 ~as flash
1.52 ~as g2
0.78 ~as good
0.45 ~as hard
0.3 ~as he
0.18 ~as high
0.55 ~as hummer
1.59 ~as intel
2.23 ~as ipod
0.7 ~as is
0.28 ~as just
0.2 ~as life
1.4 ~as littl
0.28 ~as long
0.24 ~as look
0.48 ~as midfield
0.35 ~as might
0.36 ~as mobil
1.17 ~as more
1.15 ~as n't
1.54 ~as near
0.5 ~as no
1.02 ~as nokia
1.59 ~as not
0.19 ~as onli
1.41 ~as oper
0.42 ~as or
0.27 ~as other
0.95 ~as p
0.22 ~as p4
0.44 ~as phone
0.2 ~as photo
0.47 ~as pictur
1.22 ~as portabl
0.36 ~as power
0.79 ~as pretti
0.28 ~as price
0.92 ~as processor
0.23 ~as purchas
0.25 ~as quit
0.32 ~as refer
0.52 ~as said
1.24 ~as same
0.18 ~as screen
0.69 ~as season
0.46 ~as seem
0.19 ~as shoot
1.5 ~as should
0.18 ~as sound
0.26 ~as stay
1.59 ~as strong
0.3 ~as such
0.47 ~as t
0.25 ~as take
0.21 ~as than
0.27 ~as the
0.65 ~as them
0.49 ~as they
0.54 ~as thought
0.52 ~as tv
1.5 ~as twice
0.68 ~as unit
0.27 ~as usb
0.47 ~as view
0.36 ~as whole
0.24 ~as xtra
3.7 ~best
0.52 ~best 's
0.5 ~best 've
2.66 ~best 4
-0.43 ~best and
2.33 ~best ani
1.09 ~best are
0.46 ~best be
1.95 ~best best
-0.2 ~best buck
0.7 ~best camera
0.71 ~best can
0.36 ~best chelsea
-0.2 ~best choic
1.68 ~best digit
1.25 ~best dvd
-0.31 ~best for
0.4 ~best g3
0.98 ~best have
1.22 ~best i
3.41 ~best in
1.93 ~best intel
0.63 ~best it
0.93 ~best midfield
2.08 ~best mp
0.39 ~best not
-0.62 ~best one
0.32 ~best onli
1.25 ~best opinion
1.24 ~best phone
1.19 ~best player
0.19 ~best probabl
-0.2 ~best processor
1.48 ~best qualiti
0.22 ~best realli
1.88 ~best sound
0.17 ~best that
2.87 ~best the
0.19 ~best their
1.22 ~best there
1.87 ~best they
0.42 ~best think
0.65 ~best this
0.3 ~best up
-0.16 ~best use
-0.15 ~best which
0.27 ~best with
-0.21 ~best you
2.74 ~better
0.67 ~better 's
0.27 ~better a
0.46 ~better also
0.27 ~better although
0.19 ~better amd
1.12 ~better and
1.83 ~better ani
1.33 ~better are
0.19 ~better at
0.49 ~better athlon
0.77 ~better averag
0.59 ~better but
0.23 ~better camera
0.76 ~better chelsea
0.96 ~better choic
0.55 ~better clear
0.5 ~better cost
-0.24 ~better design
0.23 ~better even
-0.16 ~better for
-0.33 ~better get
0.44 ~better has
0.51 ~better have
1.62 ~better i
0.27 ~better if
1.55 ~better in
0.41 ~better ipod
2.37 ~better is
1.06 ~better it
-0.17 ~better less
0.27 ~better lot
0.87 ~better me
0.57 ~better more
1.05 ~better much
0.27 ~better my
-0.16 ~better number
-0.25 ~better of
-0.15 ~better or
0.21 ~better out
2.98 ~better perform
3.25 ~better phone
-0.16 ~better player
0.17 ~better product
-0.15 ~better same
0.19 ~better should
0.22 ~better slight
0.53 ~better softwar
0.88 ~better still
0.62 ~better take
3.22 ~better than
1.76 ~better the
2.51 ~better then
0.4 ~better there
0.66 ~better think
3.4 ~better this
-0.18 ~better time
-0.38 ~better to
2.24 ~better was
0.17 ~better way
1.24 ~better well
0.77 ~better what
-0.17 ~better when
-0.38 ~better which
0.57 ~better work
0.68 ~better would
-0.19 ~better you
-0.16 ~better your
1.59 ~both
2.11 ~both a
1.5 ~both amd
2.55 ~both and
0.89 ~both but
3 ~both coke
1.57 ~both compaq
0.37 ~both for
0.32 ~both great
1.34 ~both have
0.29 ~both i
3.02 ~both intel
1.86 ~both is
0.96 ~both model
0.17 ~both on
2.65 ~both pepsi
0.94 ~both perform
0.15 ~both problem
0.36 ~both they
0.2 ~both to
0.29 ~both up
1.15 ~both use
0.18 ~both well
0.29 ~both will
1.19 ~compared
0.41 ~compared 's
0.23 ~compared and
0.5 ~compared as
0.51 ~compared batteri
1.13 ~compared i
0.41 ~compared ipod
0.25 ~compared is
-0.18 ~compared of
0.53 ~compared other
0.4 ~compared pentium
0.37 ~compared the
1.51 ~compared this
2.75 ~compared to
-0.28 ~compared with
0.32 ~different
0.22 ~different 's
1.03 ~different a
0.64 ~different are
0.16 ~different can
1.3 ~different has
0.39 ~different i
0.4 ~different see
1.37 ~different slight
0.38 ~different test
0.23 ~different that
0.35 ~different the
0.38 ~different two
0.28 ~different with
-0.25 ~instead
-0.19 ~least
0.21 ~least 've
0.22 ~least and
-0.31 ~least at
1.09 ~less
0.64 ~less amd
0.36 ~less and
-0.17 ~less better
0.38 ~less but
1.34 ~less expens
0.79 ~less for
1.34 ~less i
0.61 ~less if
3.19 ~less in
0.88 ~less ipod
0.24 ~less of
1.13 ~less on
0.34 ~less other
0.33 ~less power
0.33 ~less than
1.95 ~less the
0.16 ~less this
0.24 ~less to
1.04 ~less will
0.48 ~less you
1.01 ~like
1.68 ~like 's
0.32 ~like a
0.37 ~like and
0.3 ~like anoth
0.44 ~like are
0.59 ~like break
1.13 ~like chip
1.25 ~like cola
0.31 ~like color
0.38 ~like comput
0.47 ~like doe
0.53 ~like hard
0.66 ~like hp
0.76 ~like in
0.24 ~like intel
0.38 ~like ipod
0.9 ~like is
0.28 ~like it
0.32 ~like just
1.72 ~like look
1.21 ~like mode
0.24 ~like mpi
0.96 ~like much
0.2 ~like my
1.49 ~like not
0.34 ~like old
2.75 ~like other
1.14 ~like pepsi
2.51 ~like phone
0.31 ~like plastic
0.94 ~like player
1.32 ~like previous
0.44 ~like realli
0.23 ~like review
0.2 ~like slr
0.27 ~like small
0.23 ~like speed
0.18 ~like than
2.05 ~like the
0.32 ~like there
0.72 ~like up
0.54 ~like was
1.18 ~like which
0.26 ~like will
0.29 ~like with
1.35 ~like work
-0.25 ~like would
1.59 ~more
1.72 ~more 's
0.72 ~more a
0.71 ~more all
-0.16 ~more also
0.55 ~more an
0.33 ~more and
1.17 ~more as
0.57 ~more better
0.79 ~more bit
1.03 ~more but
0.48 ~more cach
0.33 ~more card
0.42 ~more comfort
0.98 ~more cost
0.96 ~more deal
0.17 ~more difficult
0.3 ~more duron
1.3 ~more expens
1.4 ~more far
0.2 ~more featur
0.93 ~more give
0.23 ~more go
0.47 ~more has
0.19 ~more have
0.48 ~more in
0.38 ~more ipod
0.17 ~more is
1.23 ~more it
0.69 ~more littl
0.87 ~more me
0.65 ~more memori
0.86 ~more more
0.29 ~more much
0.57 ~more paid
0.31 ~more peopl
0.2 ~more pleas
0.79 ~more price
1.25 ~more review
1.48 ~more run
0.19 ~more see
0.24 ~more side
0.96 ~more slight
0.21 ~more smaller
0.21 ~more song
0.32 ~more sound
0.24 ~more speed
1.05 ~more spend
1.28 ~more still
0.41 ~more that
-0.19 ~more the
0.46 ~more them
0.81 ~more there
0.33 ~more to
0.35 ~more usual
0.38 ~more veri
0.3 ~more was
0.65 ~more what
1.15 ~more when
0.51 ~more will
0.17 ~more with
0.23 ~more work
0.78 ~more you
0.25 ~most
0.75 ~most be
0.35 ~most can
1.06 ~most has
2.57 ~most inkjet
0.4 ~most just
0.24 ~most market
0.18 ~most of
0.49 ~most on
0.23 ~most one
1.02 ~most other
0.4 ~most phone
0.4 ~most recent
0.64 ~most set
0.33 ~most test
0.45 ~most the
0.63 ~most want
1.65 ~most which
0.61 ~most with
0.31 ~only are
0.19 ~only as
0.32 ~only best
0.16 ~only but
0.76 ~only by
0.51 ~only creativ
0.21 ~only did
0.44 ~only in
0.28 ~only is
0.39 ~only last
0.36 ~only left
0.4 ~only me
0.36 ~only memori
0.18 ~only or
0.91 ~only should
0.52 ~only sinc
0.47 ~only size
0.3 ~only t
0.23 ~only their
0.31 ~only there
0.44 ~only were
0.31 ~only which
1.6 ~only your
0.53 ~other
1.27 ~other 've
0.16 ~other 4
0.41 ~other a
0.18 ~other ani
0.3 ~other area
0.18 ~other as
1.46 ~other batteri
0.16 ~other be
1.87 ~other camera
0.16 ~other can
1 ~other card
0.59 ~other compar
0.17 ~other differ
0.36 ~other from
2.14 ~other good
0.44 ~other have
0.67 ~other i
0.17 ~other in
1.41 ~other into
1.16 ~other just
0.34 ~other less
1.71 ~other like
1.9 ~other line
0.61 ~other lot
0.35 ~other model
1.02 ~other most
0.22 ~other n't
0.46 ~other no
0.51 ~other of
2.49 ~other point
0.28 ~other power
0.33 ~other read
0.87 ~other review
1.91 ~other rptvs
0.18 ~other seem
1.17 ~other some
0.63 ~other than
0.64 ~other these
0.37 ~other those
0.72 ~other to
0.21 ~other unlik
0.26 ~other was
0.25 ~other we
0.21 ~other were
0.24 ~other who
0.16 ~other with
1.06 ~other word
0.36 ~over
1.03 ~over 2000
0.74 ~over 250
0.28 ~over a
0.2 ~over advantag
2.18 ~over amd
0.31 ~over athlon
0.32 ~over but
0.2 ~over control
1.19 ~over has
0.2 ~over hour
1.71 ~over intel
2.04 ~over ipod
0.75 ~over is
1.15 ~over last
0.18 ~over on
0.2 ~over still
0.46 ~over thing
0.31 ~over xp
0.16 ~over year
0.67 ~same
0.21 ~same 's
0.62 ~same a
0.46 ~same about
0.88 ~same all
1.31 ~same an
1.11 ~same are
1.24 ~same as
-0.15 ~same better
0.42 ~same cost
0.17 ~same for
0.38 ~same had
0.52 ~same have
0.96 ~same ipod
2.03 ~same is
1.39 ~same most
0.19 ~same name
0.39 ~same not
0.26 ~same number
0.88 ~same on
0.17 ~same photo
0.32 ~same price
0.33 ~same processor
0.86 ~same the
0.68 ~same they
2.3 ~same three
0.64 ~same unit
0.64 ~same will
0.46 ~same with
1.07 ~similar
0.3 ~similar and
0.25 ~similar are
0.56 ~similar be
1.76 ~similar function
1.44 ~similar is
1.76 ~similar price
1.23 ~similar the
2.32 ~similar to
0.78 ~similar veri
1.32 ~than
1.26 ~than 's
0.26 ~than 've
0.31 ~than 100
-0.98 ~than a
0.41 ~than about
-0.17 ~than actual
-0.26 ~than amd
1.93 ~than an
0.49 ~than and
-0.16 ~than ani
0.4 ~than anyth
-0.36 ~than are
0.21 ~than as
0.91 ~than at
-0.17 ~than athlon
0.19 ~than batteri
-0.19 ~than be
3.22 ~than better
1.14 ~than bigger
0.51 ~than bit
0.55 ~than camera
1.32 ~than canon
0.17 ~than celeron
0.23 ~than cheaper
1.88 ~than chelsea
0.63 ~than chip
2.22 ~than cost
1.41 ~than devic
0.31 ~than differ
-0.16 ~than display
0.36 ~than expect
0.54 ~than expens
-0.49 ~than faster
1.03 ~than gb
-0.19 ~than higher
1.25 ~than i
0.21 ~than if
0.29 ~than iii
0.36 ~than in
5.37 ~than ipod
-0.36 ~than is
0.37 ~than larger
-0.15 ~than last
0.33 ~than less
0.96 ~than littl
0.76 ~than look
-0.16 ~than lot
0.27 ~than make
0.72 ~than man
-0.16 ~than may
-0.2 ~than mhz
0.19 ~than minut
0.44 ~than model
0.22 ~than must
-0.2 ~than my
-0.17 ~than not
0.52 ~than now
0.85 ~than of
1.96 ~than on
0.86 ~than oper
0.7 ~than other
-0.15 ~than phone
1.16 ~than pod
0.21 ~than power
0.37 ~than previous
1.16 ~than price
0.21 ~than qualiti
0.4 ~than run
0.38 ~than signific
0.33 ~than slower
0.43 ~than smaller
0.24 ~than someon
0.45 ~than speed
0.46 ~than still
0.23 ~than system
0.39 ~than that
3.86 ~than the
0.33 ~than their
-0.16 ~than they
0.61 ~than time
-0.21 ~than to
0.19 ~than two
0.24 ~than unit
-0.18 ~than use
0.31 ~than was
0.64 ~than way
0.65 ~than well
0.8 ~than what
0.18 ~than work
2.65 ~unlike
2.45 ~unlike is
1.69 ~unlike my
0.43 ~unlike of
0.21 ~unlike other
5.1 ~unlike the
3.92 ~versus
0.21 ~versus 's
0.26 ~versus a
0.46 ~versus amd
0.46 ~versus intel
1.03 ~versus ipod
2.25 ~versus of
1.06 ~versus per
1.01 ~versus the
3.88 ~vs
1.83 ~vs a
0.32 ~vs footbal
0.82 ~vs for
0.16 ~vs has
-0.33 ~vs intel
1.22 ~vs it
-0.24 ~vs pentium
-0.3 ~vs pepsi
0.32 ~vs soccer
0.4 ~worse
0.6 ~worst the
`,
);
